import { pointsOf } from './rate-classes.ts';

/** What 2,000 readers of one address do within a minute, each of whom opens three pages and comes for the first time. */
const readers = 2_000;
const pages = 3;

test.each([
  ['page', readers * (pages + 40)],
  ['read', readers * pages * 15],
  ['analytics', readers * pages * 2],
  ['websocket', readers * pages],
] as const)('%s holds for a crowd', (name, calls) => {
  expect(pointsOf(name).address).toBeGreaterThanOrEqual(calls);
});
