import { digestDay } from './digest-day.ts';

test.each([
  ['2026-11-20T22:59:59.999Z', '2026-11-20', '2026-11-19T23:00:00.000Z'],
  ['2026-11-20T23:00:00.000Z', '2026-11-21', '2026-11-20T23:00:00.000Z'],
  ['2026-11-21T15:00:00.000Z', '2026-11-21', '2026-11-20T23:00:00.000Z'],
])('at %s the digest of %s is due, since %s', (now, day, due) => {
  expect(digestDay(new Date(now), 8)).toEqual({ day, due: new Date(due) });
});

test('midnight in Japan', () => {
  expect(digestDay(new Date('2026-11-20T15:00:00Z'), 0)).toEqual({
    day: '2026-11-21',
    due: new Date('2026-11-20T15:00:00Z'),
  });
});
