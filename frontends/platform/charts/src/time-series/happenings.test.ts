import { flagsOf, numbered } from './happenings.ts';

const points = ['2026-09-01', '2026-10-01', '2026-11-01'].map((key) => ({
  key,
  label: key,
  tick: key,
  values: [1],
}));
const at = (date: string) => ({ date, label: date, href: '/news' });

test('what happened is numbered from the oldest on, each in its period; what was before the first is left out', () => {
  const found = numbered([at('2026-11-30'), at('2026-08-31'), at('2026-09-01'), at('2026-10-31')], points);
  expect(found.map(({ date, number, period }) => [date, number, period])).toEqual([
    ['2026-09-01', 1, 0],
    ['2026-10-31', 2, 1],
    ['2026-11-30', 3, 2],
  ]);
  expect(numbered([at('2026-11-30')], [])).toEqual([]);
});

test('flags that would cover each other are one with their numbers', () => {
  const happenings = numbered(
    [at('2026-09-01'), at('2026-09-02'), at('2026-10-02'), at('2026-11-02')],
    points,
  );
  expect(flagsOf(happenings, (period) => period * 100)).toEqual([
    { x: 0, from: 1, to: 2 },
    { x: 100, from: 3, to: 3 },
    { x: 200, from: 4, to: 4 },
  ]);
  expect(flagsOf(happenings, (period) => period * 20)).toEqual([
    { x: 0, from: 1, to: 3 },
    { x: 40, from: 4, to: 4 },
  ]);
});
