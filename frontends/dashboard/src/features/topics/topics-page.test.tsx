import { screen, waitFor, within } from '@testing-library/react';
import {
  categorySample,
  edge,
  expectAccessible,
  heavyWords,
  pageOf,
  show,
  type Visit,
} from '../../../../platform/testing/src/index.ts';
import type { Topic } from '../../figures/get-topics.ts';
import { topicSample } from '../../testing/topic-sample.ts';
import { TopicsPage } from './topics-page.tsx';

const disaster = topicSample({
  ...{ id: 13, name: '防災・避難所', terms: ['防災', '避難所'], idea_count: 9, comment_count: 0, growth: -2 },
  ...{ positive: 0, neutral: 0, negative: 0 },
  quotes: [{ idea: 21, comment: null, sentence: '避難所が足りません。' }],
});

const open = (visit: Visit = {}, topics: Topic[] = [topicSample(), disaster]) => {
  edge.answer({ 'GET /analytics/topics': pageOf(topics) });
  return show(['platform/charts', 'dashboard'], <TopicsPage />, {
    at: '/analyze/topics',
    drawsMain: true,
    ...visit,
  });
};

const itemOf = async (name: string) =>
  within((await screen.findByRole('heading', { level: 3, name })).closest('li') as HTMLElement);

test('a topic says how large it is, whether it grows, and how its ideas are voted on', async () => {
  open();
  const moving = await itemOf('引っ越し・役所・手続き');
  moving.getByText('23');
  moving.getByText('41');
  moving.getByText('前の同じ長さの期間より8件増加');
  expect(moving.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '賛成 60%（60票）',
    '中立 20%（20票）',
    '反対 20%（20票）',
    '引っ越しのたびに役所へ何度も行くのは大変です。 アイデアより',
  ]);
  const other = await itemOf('防災・避難所');
  other.getByText('前の同じ長さの期間より2件減少');
  other.getByText('投票はまだありません');
  expect(screen.queryByText('事務局の操作')).toBeNull();
  await expectAccessible();
});

test('opened it shows its words and all its sentences, each with its post, and the address says which is open', async () => {
  const { user, address } = open({ at: '/analyze/topics?period=week&category=1' });
  const heading = await screen.findByRole('link', { name: '引っ越し・役所・手続き', expanded: false });
  await user.click(heading);
  expect(address()).toBe('/analyze/topics?period=week&category=1&topic=12#topic-12');
  const moving = await itemOf('引っ越し・役所・手続き');
  const leadsTo = (name: string | RegExp) => moving.getByRole('link', { name }).getAttribute('href');
  expect(leadsTo('引っ越しのたびに役所へ何度も行くのは大変です。')).toBe('/idea/7');
  expect(leadsTo('転出と転入を一度で済ませたいです。')).toBe('/idea/8/comment/11');
  expect(leadsTo('役所')).toBe(`/search?keyword=${encodeURIComponent('役所')}`);
  expect(leadsTo(/^この話題のアイデアを読む/)).toBe('/ideas?topic=12&category=online-procedures');
  await user.click(heading);
  expect(address()).toBe('/analyze/topics?period=week&category=1');
  expect(moving.queryByText('転出と転入を一度で済ませたいです。')).toBeNull();
});

test('whoever comes to one topic by its address is led to it', async () => {
  open({ at: '/analyze/topics?topic=13#topic-13' });
  const heading = await screen.findByRole('link', { name: '防災・避難所', expanded: true });
  await waitFor(() => expect(document.activeElement).toBe(heading));
  await expectAccessible();
});

test('of a topic that is not in the list it is said so', async () => {
  open({ at: '/analyze/topics?topic=99' });
  await screen.findByText('お探しの話題は、この期間とテーマの一覧にはありません。');
});

test('period and theme are asked for; the whole has no time before', async () => {
  edge.answer({
    'GET /analytics/ideas': pageOf([{ period_start: '2025-04-01', period_end: '2025-04-30', count: 1 }]),
  });
  open({ at: '/analyze/topics?period=whole&category=2', site: { categories: [categorySample({ id: 2 })] } });
  await itemOf('防災・避難所');
  const [{ query } = { query: new URLSearchParams() }] = edge.calls('GET /analytics/topics');
  expect([query.get('period_start'), query.get('category')]).toEqual(['2025-04-01', '2']);
  expect(screen.queryByText(/前の同じ長さの期間より/)).toBeNull();
});

test('days without topics lead to the whole period', async () => {
  open({}, []);
  await screen.findByText('この期間のアイデアからは、話題が見つかりませんでした');
  const whole = screen.getByRole('link', { name: '全期間の話題を見る' });
  expect(whole.getAttribute('href')).toBe('/analyze/topics?period=whole');
  await expectAccessible();
});

test('one topic alone in words of any length, which are Japanese on pages in other languages', async () => {
  const words = topicSample({
    name: `話題 ${heavyWords}`,
    terms: [heavyWords, '引っ越し'],
    quotes: [{ idea: 7, comment: null, sentence: `${heavyWords} です。` }],
  });
  open({ at: '/analyze/topics?topic=12', locale: 'ru' }, [words]);
  const name = await screen.findByText(words.name, { selector: 'h3 span' });
  expect(name.lang).toBe('ja');
  expect(screen.getByText(`${heavyWords} です。`).lang).toBe('ja');
  await expectAccessible();
});
