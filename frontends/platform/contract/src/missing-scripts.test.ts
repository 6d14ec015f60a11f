import { reloadOnce } from './missing-scripts.ts';

const start = Date.now();
let status: number;

beforeEach(() => {
  jest.useFakeTimers({ now: start });
  status = 200;
  jest.spyOn(globalThis, 'fetch').mockImplementation(async () => {
    if (status === 0) throw new TypeError('Failed to fetch');
    return new Response(null, { status });
  });
});
afterEach(() => {
  jest.useRealTimers();
  jest.restoreAllMocks();
});

function fakePage() {
  const kept = new Map<string, string>();
  const went: string[] = [];
  const page = {
    sessionStorage: {
      getItem: (key: string) => kept.get(key) ?? null,
      setItem: (key: string, value: string) => void kept.set(key, value),
    },
    location: {
      href: 'https://ideas.example/',
      reload: () => went.push('here'),
      assign: (to: string) => went.push(to),
    },
  };
  return { page: page as unknown as Window, went };
}

test('one reload a minute, to where one was going', async () => {
  const { page, went } = fakePage();
  expect(await reloadOnce(page, '/ideas')).toBe(true);
  jest.setSystemTime(start + 59_000);
  expect(await reloadOnce(page)).toBe(false);
  jest.setSystemTime(start + 61_000);
  expect(await reloadOnce(page)).toBe(true);
  expect(went).toEqual(['/ideas', 'here']);
});

test('a clock put back by an hour does not hold the guard', async () => {
  const { page } = fakePage();
  await reloadOnce(page);
  jest.setSystemTime(start - 3_600_000);
  expect(await reloadOnce(page)).toBe(true);
});

test.each([0, 502, 503])(
  'where a page would not come (%s), the one that can be read stays',
  async (answer) => {
    const { page, went } = fakePage();
    status = answer;
    expect(await reloadOnce(page)).toBe(false);
    status = 404;
    expect(await reloadOnce(page)).toBe(true);
    expect(went).toEqual(['here']);
  },
);

test('where the browser keeps nothing, nothing is loaded anew without end', async () => {
  const { page, went } = fakePage();
  Object.defineProperty(page, 'sessionStorage', {
    get: () => {
      throw new DOMException('denied', 'SecurityError');
    },
  });
  expect(await reloadOnce(page)).toBe(false);
  expect(went).toEqual([]);
});
