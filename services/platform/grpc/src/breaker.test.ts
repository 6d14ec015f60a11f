import { type Breaker, createBreaker, type Outcome } from './breaker.ts';

let breaker: Breaker;
let probe: jest.Mock<Promise<boolean>, [AbortSignal]>;
let states: string[];

/** What is asked says nothing to probes, until they are ended. */
const silent = (signal: AbortSignal) =>
  new Promise<boolean>((resolve) => signal.addEventListener('abort', () => resolve(false)));

beforeEach(() => {
  jest.useFakeTimers();
  states = [];
  probe = jest.fn(async (_signal: AbortSignal) => true);
  breaker = createBreaker({ probe: (signal) => probe(signal), changed: (state) => states.push(state) });
});
afterEach(() => {
  breaker.stop();
  jest.useRealTimers();
});

const pass = (ms: number) => jest.advanceTimersByTimeAsync(ms);

const begin = async (asked = { caller: 'one', route: '/ideas' }) => {
  const begun = breaker.begin(asked);
  await pass(50);
  return begun;
};

const makeCall = async (outcome: Outcome, caller: string, route: string) =>
  (await begin({ caller, route }))?.(outcome);

const openIt = async () => {
  probe.mockImplementation(silent);
  await begin();
  await pass(3_000);
  expect(states).toEqual(['open']);
};

test('what answers neither a call nor probes is open, and asked no more', async () => {
  await openIt();
  expect(await begin()).toBeUndefined();
});

test('who waits for what says nothing to anybody is told when it opens, and nobody who has ended', async () => {
  probe.mockImplementation(silent);
  const told: string[] = [];
  const wait = (name: string) => breaker.begin({ caller: name, route: '/ideas' }, () => told.push(name));
  const [waiting, ended] = [await wait('waiting'), await wait('ended')];
  ended?.('left');
  await pass(1_900);
  expect({ states, told }).toEqual({ states: ['open'], told: ['waiting'] });
  waiting?.('failed');
  probe.mockImplementation(async () => true);
  await pass(1_000);
  await makeCall('answered', 'one', '/ideas');
  expect({ states, told }).toEqual({ states: ['open', 'closed'], told: ['waiting'] });
});

test('what answers probes is not, however long a call takes', async () => {
  await begin();
  await pass(60_000);
  expect(states).toEqual([]);
  expect(await begin()).toBeDefined();
});

test('what answers another call is not', async () => {
  probe.mockImplementation(silent);
  const slow = await begin();
  const other = await begin({ caller: 'other', route: '/tags' });
  await pass(400);
  other?.('answered');
  await pass(10_000);
  expect(states).toEqual([]);
  slow?.('answered');
});

test('after an answered probe sixteen calls are let through at once, and the first answer lets all', async () => {
  await openIt();
  probe.mockImplementation(async () => true);
  await pass(1_000);
  const trials = await Promise.all(
    Array.from({ length: 17 }, (_, index) => breaker.begin({ caller: `${index}`, route: '/ideas' })),
  );
  expect(trials.filter(Boolean)).toHaveLength(16);
  trials[3]?.('answered');
  expect(states).toEqual(['open', 'closed']);
  expect(await begin()).toBeDefined();
});

test('the first trial that fails closes the door again', async () => {
  await openIt();
  probe.mockImplementation(async () => true);
  await pass(1_000);
  const [one, other] = [await begin(), await begin()];
  probe.mockImplementation(silent);
  one?.('failed');
  expect(await begin()).toBeUndefined();
  other?.('left');
  expect(await begin()).toBeUndefined();
});

test.each([
  ['three callers on two routes', ['a', 'b', 'c'], ['/ideas', '/tags'], ['open']],
  ['two callers', ['a', 'b'], ['/ideas', '/tags'], []],
  ['three callers on one route', ['a', 'b', 'c'], ['/ideas'], []],
])('half of the calls that fail, of %s', async (_, callers, routes, expected) => {
  for (let call = 0; call < 24; call += 1) {
    const caller = callers[call % callers.length] as string;
    await makeCall(call < 12 ? 'answered' : 'failed', caller, routes[call % routes.length] as string);
  }
  expect(states).toEqual(expected);
});

test('what failed for all rests for a second, and is tried then', async () => {
  for (let call = 0; call < 12; call += 1) await makeCall('failed', `${call % 3}`, `/${call % 2}`);
  expect(states).toEqual(['open']);
  expect(await begin()).toBeUndefined();
  await pass(1_000);
  expect(await begin()).toBeDefined();
});

test('calls that were left by who made them say nothing', async () => {
  for (let call = 0; call < 40; call += 1) await makeCall('left', `${call % 5}`, `/${call % 3}`);
  expect(states).toEqual([]);
});
