import { screen, within } from '@testing-library/react';
import { type Call, edge, pageOf, show } from '../../../../platform/testing/src/index.ts';
import { addDays } from '../../figures/periods.ts';
import { dashboardAnswers } from '../../testing/samples.ts';
import { AccessPage } from './access-page.tsx';

beforeEach(() => {
  jest.spyOn(Date, 'now').mockReturnValue(Date.parse('2026-11-18T03:00:00Z'));
  edge.answer(dashboardAnswers());
});
afterEach(() => jest.restoreAllMocks());

const card = async (name: string) => within(await screen.findByRole('region', { name }));
const open = (search = '') =>
  show(['platform/charts', 'dashboard'], <AccessPage />, { at: `/analyze/access${search}`, drawsMain: true });

/** 200 seconds on every day but today, of which nothing is told yet, and 100 on one. */
function viewTimes({ query }: Call) {
  const [start, end] = [query.get('period_start') ?? '', query.get('period_end') ?? ''];
  const rows: { period_start: string; period_end: string; count: number }[] = [];
  for (let day = start; day <= end; day = addDays(day, 1))
    rows.push({
      period_start: day,
      period_end: day,
      count: day === '2026-11-18' ? 0 : day === '2026-11-02' ? 100 : 200,
    });
  return pageOf(rows);
}

test('an average in minutes and seconds is never added up, and a day of which nothing is told is no 0', async () => {
  edge.answer({ 'GET /analytics/view_time': viewTimes });
  open('?table=view_time');
  const times = await card('平均閲覧時間の推移');
  await times.findByText('最も長かったのは10月19日(月)の3分20秒、最も短かったのは11月2日(月)の1分40秒です。');
  expect(times.queryByText('合計')).toBeNull();
  times.getByText('11月17日(火) ／ 比較：10月18日(日)', { selector: 'p' });
  times.getByRole('row', { name: '11月18日(水)・途中まで 未集計 —' });
});

test('visits and members are counted in units of their own, and never in shares of each other', async () => {
  open('?table=funnel');
  const way = await card('訪問から投稿までの歩み');
  const rows = await way.findAllByRole('row');
  expect(rows.map((row) => row.textContent)).toEqual([
    '段階数単位',
    '訪問40訪問',
    'アイデアを開いた訪問25訪問',
    '新しい会員10人',
    '投票した会員20人',
    'コメントした会員5人',
    'アイデアを投稿した会員5人',
  ]);
  expect(screen.getByRole('region', { name: '訪問から投稿までの歩み' }).textContent).not.toContain('%');
});

test('a keyword leads to what is found by it', async () => {
  open('?table=keyword_ranking');
  const keywords = await card('よく検索されているキーワード');
  const links = await keywords.findAllByRole('link', { name: /引っ越し/ });
  expect(new Set(links.map((link) => link.getAttribute('href')))).toEqual(
    new Set([`/search?keyword=${encodeURIComponent('引っ越し')}`]),
  );
});

test('a card whose answer is missing says so by itself, the others stay, and it can be asked for again', async () => {
  edge.answer({ 'GET /analytics/hours': 'nothing' });
  const { user } = open();
  const hours = await card('閲覧される曜日と時間');
  await hours.findByText('読み込めませんでした');
  await screen.findAllByText('タブレット');
  edge.answer(dashboardAnswers());
  await user.click(hours.getByRole('button', { name: 'もう一度読み込む' }));
  await hours.findByText(/^最も多い曜日は月曜日の10/);
});
