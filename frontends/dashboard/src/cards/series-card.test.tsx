import { screen } from '@testing-library/react';
import { type Call, pageOf, show } from '../../../platform/testing/src/index.ts';
import { addDays, type PeriodType } from '../figures/periods.ts';
import { nothingHappened } from '../testing/samples.ts';
import { votesUntilNow } from '../testing/votes-until-now.ts';
import { SeriesCard } from './series-card.tsx';

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
    <SeriesCard
      metric="votes"
      period={{ choice: period }}
      category={undefined}
      audience={undefined}
      isCompared
    />,
  );
  edge.answer({ ...nothingHappened, 'GET /analytics/votes': votesOfEveryDay });
  const whole = (await screen.findByText('合計')).parentElement;
  const figures = [...(whole?.textContent ?? '').matchAll(/\d+$|\d+(?=前)/g)].map(([figure]) => figure);
  expect(figures).toEqual([days, days]);
  expect(screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'))).toContainEqual(
    expect.stringContaining(compared),
  );
});

describe('a day that is not over is told, and compared with no whole day', () => {
  test('in a chart', async () => {
    const { edge } = show(
      ['platform/charts', 'dashboard'],
      <SeriesCard
        metric="votes"
        period={{ choice: 'date' }}
        category={undefined}
        audience={undefined}
        isCompared
      />,
    );
    edge.answer({ ...nothingHappened, 'GET /analytics/votes': votesUntilNow });
    const whole = (await screen.findByText('昨日までの30日間')).parentElement;
    expect(whole?.textContent).toMatch(/300.*前の30日間300/);
    const days = screen.getAllByRole('img').map((mark) => mark.getAttribute('aria-label'));
    expect(days).toContainEqual('11月17日(火) ／ 比較：10月18日(日): 投票 10、前の30日間 10');
    expect(days.at(-1)).toBe('11月18日(水)・途中まで: 投票 3');
  });
});
