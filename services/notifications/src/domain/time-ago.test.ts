import { timeAgo } from './time-ago.ts';

const now = new Date('2026-11-21T12:00:00Z');

test.each([
  ['2026-11-21T12:00:05Z', 's', 0],
  ['2026-11-21T12:00:00Z', 's', 0],
  ['2026-11-21T11:59:01Z', 's', 59],
  ['2026-11-21T11:59:00Z', 'i', 1],
  ['2026-11-21T09:00:01Z', 'h', 2],
  ['2026-11-20T12:00:00Z', 'd', 1],
  ['2026-11-14T12:00:00Z', 'w', 1],
  ['2026-10-22T12:00:00Z', 'm', 1],
  ['2024-11-21T12:00:00Z', 'y', 2],
])('%s is %s %i', (then, type, value) => {
  expect(timeAgo(new Date(then), now)).toEqual({ type, value });
});
