import { reloadOnce } from './reload-guard.ts';

function fakePage() {
  const kept = new Map<string, string>();
  const went: string[] = [];
  const page = {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    location: { reload: () => went.push('here'), assign: (to: string) => went.push(to) },
  };
  return { page: page as unknown as Window, went };
}

test('one reload a minute, to where one was going', () => {
  const { page, went } = fakePage();
  const start = Date.now();
  expect(reloadOnce(page, { to: '/ideas', now: start })).toBe(true);
  expect(reloadOnce(page, { now: start + 59_000 })).toBe(false);
  expect(reloadOnce(page, { now: start + 61_000 })).toBe(true);
  expect(went).toEqual(['/ideas', 'here']);
});

test('a clock put back by an hour does not hold the guard', () => {
  const { page } = fakePage();
  const start = Date.now();
  reloadOnce(page, { now: start });
  expect(reloadOnce(page, { now: start - 3_600_000 })).toBe(true);
});
