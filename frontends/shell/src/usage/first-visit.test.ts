import { takeFirstVisit } from './first-visit.ts';

function storageOf(kept = new Map<string, string>()) {
  return {
    kept,
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  };
}

test('a browser is new once, and what it keeps is the same for everyone', () => {
  const [one, other] = [storageOf(), storageOf()];
  expect([takeFirstVisit(() => one), takeFirstVisit(() => one)]).toEqual([true, false]);
  expect(takeFirstVisit(() => other)).toBe(true);
  expect([...one.kept]).toEqual([...other.kept]);
});

test('a browser that keeps nothing does not count as new on every visit', () => {
  const refuse = () => {
    throw new Error('denied');
  };
  expect(takeFirstVisit(refuse)).toBe(false);
  expect(takeFirstVisit(() => ({ getItem: () => null, setItem: refuse }))).toBe(false);
});
