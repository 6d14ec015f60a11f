import { createMemory } from './memory.ts';

const counter = () => {
  let calls = 0;
  return async () => {
    calls += 1;
    return calls;
  };
};

beforeEach(() => jest.useFakeTimers());
afterEach(() => jest.useRealTimers());

test('an answer is found once while it is fresh, given once more when it is stale, and then anew', async () => {
  const remember = createMemory({ freshMs: 1_000, staleMs: 5_000 });
  const find = counter();
  expect(await Promise.all([remember('a', find), remember('a', find)])).toEqual([1, 1]);
  jest.advanceTimersByTime(999);
  expect(await remember('a', find)).toBe(1);
  jest.advanceTimersByTime(1);
  expect(await remember('a', find)).toBe(1);
  expect(await remember('a', find)).toBe(2);
  jest.advanceTimersByTime(6_000);
  expect(await remember('a', find)).toBe(3);
});

test('a failure is not remembered', async () => {
  const remember = createMemory({ freshMs: 1_000, staleMs: 5_000 });
  await expect(remember('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await remember('a', async () => 'yes')).toBe('yes');
});

test('while an answer is stale everyone has it, until it has been found anew, and longer where that fails', async () => {
  const remember = createMemory({ freshMs: 1_000, staleMs: 5_000 });
  await remember('a', async () => 'old');
  jest.advanceTimersByTime(2_000);
  let tried = 0;
  const fail = async () => {
    tried += 1;
    throw new Error('no');
  };
  expect(await Promise.all([remember('a', fail), remember('a', fail)])).toEqual(['old', 'old']);
  expect(tried).toBe(1);
  expect(await remember('a', () => new Promise(() => undefined))).toBe('old');
  expect(await remember('a', fail)).toBe('old');
  expect(tried).toBe(1);
});

test('an answer that is too old is not given, whatever becomes of finding it anew', async () => {
  const remember = createMemory({ freshMs: 1_000, staleMs: 5_000 });
  await remember('a', async () => 'old');
  jest.advanceTimersByTime(6_000);
  await expect(remember('a', () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  expect(await remember('a', async () => 'new')).toBe('new');
});

test('an answer that takes longer to find than it is fresh is found once', async () => {
  const remember = createMemory({ freshMs: 1_000, staleMs: 1_000 });
  const found = Promise.withResolvers<string>();
  const first = remember('a', () => found.promise);
  jest.advanceTimersByTime(3_000);
  const second = remember('a', async () => 'again');
  found.resolve('once');
  expect(await Promise.all([first, second])).toEqual(['once', 'once']);
});

test('other questions have other answers, and without time nothing is remembered', async () => {
  const remember = createMemory({ freshMs: 1_000, staleMs: 0 });
  expect([await remember('a', async () => 1), await remember('b', async () => 2)]).toEqual([1, 2]);
  const forgets = createMemory({ freshMs: 0, staleMs: 0 });
  const find = counter();
  expect([await forgets('a', find), await forgets('a', find)]).toEqual([1, 2]);
});

test('what takes long to find is remembered in proportion, ten minutes at most', async () => {
  const remember = createMemory({ freshMs: 1_000, staleMs: 2_000, share: () => 0.1 });
  const findIn = (ms: number) => {
    const find = counter();
    return async () => {
      jest.advanceTimersByTime(ms);
      return find();
    };
  };
  const [slow, endless] = [findIn(1_000), findIn(3_600_000)];
  expect(await remember('slow', slow)).toBe(1);
  jest.advanceTimersByTime(8_999);
  expect(await remember('slow', slow)).toBe(1);
  // Fresh for ten seconds since it was asked for; for twenty more it is given while it is found anew.
  jest.advanceTimersByTime(1);
  expect([await remember('slow', slow), await remember('slow', slow)]).toEqual([1, 2]);
  await remember('endless', endless);
  jest.advanceTimersByTime(30 * 60_000);
  expect(await remember('endless', endless)).toBe(2);
});
