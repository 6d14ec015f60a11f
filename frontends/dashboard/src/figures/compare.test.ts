import { compare, sumsOf } from './compare.ts';

const bucket = (period_start: string, count: number) => ({ period_start, period_end: period_start, count });

test('a period is paired with the one as many periods before', () => {
  const weeks = Array.from({ length: 12 }, (_, index) => bucket(`2026-01-${10 + index}`, index));
  const compared = compare(weeks, 'week');
  expect(compared).toHaveLength(6);
  expect(compared[0]).toMatchObject({ start: '2026-01-16', count: 6, previous: { count: 0 } });
  expect(compared[5]).toMatchObject({ start: '2026-01-21', count: 11, previous: { count: 5 } });
});

test('months that have not begun have no count', () => {
  const lastYear = Array.from({ length: 12 }, (_, index) =>
    bucket(`2025-${String(index + 1).padStart(2, '0')}-01`, 1),
  );
  const compared = compare([...lastYear, bucket('2026-01-01', 7)], 'month');
  expect(compared[0]).toMatchObject({ start: '2026-01-01', count: 7 });
  expect(compared[11]).toMatchObject({ start: '2026-12-01', count: null, previous: { count: 1 } });
});

test('whole days add up, thirty and thirty, and today stands apart', () => {
  const days = Array.from({ length: 61 }, (_, index) => bucket('2026-01-01', index < 30 ? 1 : 2));
  expect(sumsOf(compare(days, 'date'))).toEqual({ previous: 30, current: 60, today: 2 });
});
