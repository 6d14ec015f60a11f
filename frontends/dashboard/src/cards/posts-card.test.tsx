import { screen, within } from '@testing-library/react';
import { categorySample, pageOf, show } from '../../../platform/testing/src/index.ts';
import { PostsCard } from './posts-card.tsx';

const day = (date: string) => ({ period_start: date, period_end: date, count: 3 });
const theme = categorySample({ from: '2026-11-02T00:00:00+09:00', until: '2027-11-03T00:00:00Z' });
const news = (name: string, date_entered: string) => ({ news_key: name, name, date_entered });

function showWeek(category?: number) {
  const { edge } = show(
    ['platform/charts', 'platform/ui', 'dashboard'],
    <PostsCard
      period={{ choice: 'own', start: '2026-11-02', end: '2026-11-03' }}
      category={category}
      audience={undefined}
      isCompared={false}
    />,
    { site: { categories: [theme] } },
  );
  edge.answer({
    'GET /analytics/:metric': pageOf([day('2026-11-02'), day('2026-11-03')]),
    'GET /news': pageOf([
      news('くわしいお知らせ', '2026-11-03T14:59:59Z'),
      news('次の日のお知らせ', '2026-11-03T15:00:00Z'),
      news('前の日のお知らせ', '2026-11-01T14:59:59Z'),
    ]),
    'GET /ideas': pageOf([{ id: 5, name: '窓口の予約', answer_date: '2026-11-02T03:00:00Z' }]),
  });
  return edge;
}

const told = async () =>
  within(await screen.findByRole('list', { name: /出来事/ }))
    .getAllByRole('link')
    .map((link) => [link.textContent, link.getAttribute('href')]);

test('calls, news and answers of the days that are shown, by the days of Japan, the oldest first', async () => {
  const edge = showWeek();
  await screen.findByRole('link', { name: /公式回答/ });
  await screen.findByRole('link', { name: /お知らせ/ });
  expect(await told()).toEqual([
    [`「${theme.name}」の募集開始`, `/category/${theme.search_key}`],
    ['「窓口の予約」への公式回答', '/idea/5'],
    [
      'お知らせ：くわしいお知らせ',
      '/news/%E3%81%8F%E3%82%8F%E3%81%97%E3%81%84%E3%81%8A%E7%9F%A5%E3%82%89%E3%81%9B',
    ],
  ]);
  // However many there have been since: the days that are shown are asked for.
  expect(Object.fromEntries(edge.calls('GET /news')[0]?.query ?? [])).toMatchObject({
    start_date: '2026-11-02',
    end_date: '2026-11-03',
  });
  expect(Object.fromEntries(edge.calls('GET /ideas')[0]?.query ?? [])).toMatchObject({
    answered_from: '2026-11-02',
    answered_until: '2026-11-03',
  });
});

test('where one theme is looked at, what belongs to it alone', async () => {
  const edge = showWeek(theme.id);
  await screen.findByRole('link', { name: /公式回答/ });
  expect((await told()).map(([words]) => words)).toEqual([
    `「${theme.name}」の募集開始`,
    '「窓口の予約」への公式回答',
  ]);
  expect(edge.calls('GET /ideas')[0]?.query.get('category')).toBe(theme.search_key);
});
