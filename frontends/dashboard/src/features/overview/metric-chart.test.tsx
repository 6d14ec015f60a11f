import { screen } from '@testing-library/react';
import { type Call, pageOf, show } from '../../../../platform/testing/src/index.ts';
import { MetricChart } from './metric-chart.tsx';
import { addDays, type PeriodType } from './periods.ts';

/** One vote on every day that is asked for, in periods cut as the server cuts them. */
function votesOfEveryDay({ query }: Call) {
  const [start, end] = [query.get('period_start') ?? '', query.get('period_end') ?? ''];
  const type = query.get('period_type');
  const buckets: { period_start: string; period_end: string; count: number }[] = [];
  for (let day = start; day <= end; day = addDays(day, 1)) {
    const begins = type === 'month' ? day.endsWith('-01') : new Date(day).getUTCDay() === 1;
    const last = buckets.at(-1);
    if (last && !begins) Object.assign(last, { period_end: day, count: last.count + 1 });
    else buckets.push({ period_start: day, period_end: day, count: 1 });
  }
  return pageOf(buckets);
}

beforeEach(() => {
  // A Wednesday in the middle of a month.
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T03:00:00Z'));
});
afterEach(() => jest.restoreAllMocks());

test.each<[PeriodType, string, string]>([
  ['month', '322', '2026/11/01～2026/11/18 ／ 比較：2025/11/01～2025/11/18'],
  ['week', '38', '11/16～11/18 ／ 比較：10/05～10/07'],
])('what runs is compared with the same days: %s', async (period, days, compared) => {
  const { edge } = show(
    ['platform/charts', 'dashboard'],
    <MetricChart metric="votes" period={period} category={undefined} />,
  );
  edge.answer({ 'GET /analytics/votes': votesOfEveryDay });
  const whole = (await screen.findByText('合計')).parentElement;
  const figures = [...(whole?.textContent ?? '').matchAll(/\d+$|\d+(?=前)/g)].map(([figure]) => figure);
  expect(figures).toEqual([days, days]);
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toContainEqual(
    expect.stringContaining(compared),
  );
});
