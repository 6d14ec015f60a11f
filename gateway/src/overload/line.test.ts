import type { CallClass } from './call-class.ts';
import { callClasses } from './call-class.ts';
import { createLine, type Place } from './line.ts';

const setUp = (width = 2) => {
  const time = { now: 0 };
  const line = createLine({ width: () => width, patienceMs: 500, clock: () => time.now });
  const given: Place[] = [];
  const ask = (callClass: CallClass = 'keyed write') => {
    const asking = line.ask(callClass);
    void asking.place.then((place) => place && given.push(place));
    return asking;
  };
  /** Places are held for so long, one after the other. */
  const serve = async (ms: number, times: number) => {
    for (let served = 0; served < times; served += 1) {
      const { place } = ask();
      time.now += ms;
      (await place)?.leave();
    }
  };
  return { line, ask, serve, given, time };
};

const settled = () => new Promise((resolve) => setImmediate(resolve));

test('as many are under way as it is wide, and the others follow in their order', async () => {
  const { line, ask, given } = setUp();
  const asked = [ask(), ask(), ask(), ask()];
  await settled();
  expect([line.underWay(), line.waiting(), given.length]).toEqual([2, 2, 2]);
  given[0]?.leave();
  given[0]?.leave();
  await settled();
  expect([line.underWay(), line.waiting(), given.length]).toEqual([2, 1, 3]);
  expect(given[2]).toBe(await asked[2]?.place);
});

test('who goes away while waiting gets no place, and takes none', async () => {
  const { line, ask, given } = setUp(1);
  ask();
  const second = ask();
  const third = ask();
  second.withdraw();
  expect(await second.place).toBeUndefined();
  given[0]?.leave();
  expect(await third.place).toBeDefined();
  expect([line.underWay(), line.waiting()]).toEqual([1, 0]);
});

test('a few wait in any case, however slow it is', async () => {
  const { line, ask, serve } = setUp(1);
  await serve(5_000, 10);
  for (let waiting = 0; waiting < 30; waiting += 1) ask();
  expect(line.isFullFor('keyed write')).toBe(false);
});

test('beyond that nobody is let in who would wait longer than is borne', async () => {
  const { line, ask, serve } = setUp(1);
  // A hundred a second: fifty wait half a second.
  await serve(10, 50);
  const asked = Array.from({ length: 100 }, () => ask());
  expect(line.waiting()).toBe(50);
  expect(await asked.at(-1)?.place).toBeUndefined();
});

test('classes are given up in their order, as the wait grows', async () => {
  const { line, ask, serve } = setUp(1);
  await serve(5, 50);
  const fullAt: Partial<Record<CallClass, number>> = {};
  while (!line.isFullFor('keyed write')) {
    for (const callClass of callClasses) if (line.isFullFor(callClass)) fullAt[callClass] ??= line.waiting();
    ask();
  }
  expect(Object.keys(fullAt)).toEqual(['export', 'search', 'visitor', 'member']);
  expect(line.waiting()).toBe(100);
});

test('who is on the way counts as waiting, until they have come or gone', async () => {
  const { line, ask, serve } = setUp(1);
  await serve(10, 50);
  ask();
  const arrivals = Array.from({ length: 60 }, line.announce);
  expect(line.isFullFor('keyed write')).toBe(true);
  for (const arrive of [...arrivals, ...arrivals]) arrive();
  expect(line.isFullFor('export')).toBe(false);
});

test('an upstream that falls silent lets nobody join a long line', async () => {
  const { line, ask, serve, time } = setUp(1);
  await serve(1, 50);
  for (let waiting = 0; waiting < 40; waiting += 1) ask();
  expect(line.isFullFor('keyed write')).toBe(false);
  time.now += 400;
  expect(line.isFullFor('keyed write')).toBe(true);
});
