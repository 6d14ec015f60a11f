import { screen, waitFor, within } from '@testing-library/react';
import {
  categorySample,
  edge,
  expectAccessible,
  ideaCardSample,
  pageOf,
  show,
} from '../../../../platform/testing/src/index.ts';
import { HomePage } from './home-page.tsx';

/** So many that take ideas, each with one idea more than the one before; the last two without an idea. */
const themes = (count: number) =>
  Array.from({ length: count }, (_, index) =>
    categorySample({
      id: index + 1,
      name: `テーマ${index + 1}`,
      search_key: `theme-${index + 1}`,
      serial_number: index + 1,
      idea_count: index < count - 2 ? index + 1 : 0,
    }),
  );

const region = (name: string) => screen.findByRole('region', { name });
const namesIn = (where: HTMLElement) => within(where).getAllByRole('heading', { level: 3 });

beforeEach(() => {
  edge.answer({
    'GET /ideas': ({ query }) =>
      query.get('answer')
        ? pageOf([ideaCardSample({ id: 8, name: '回答されたアイデア', answer_status: 'in_progress' })], 12)
        : pageOf([ideaCardSample()]),
    'GET /comments': pageOf([{ id: 1 }], 1234),
    'GET /news': pageOf([]),
  });
});

test('of many themes the six with the most ideas stand there, each with its end, and the way to the others', async () => {
  const until = '2026-12-31T15:00:00Z';
  const categories = themes(15).map((theme) => (theme.id === 13 ? { ...theme, until } : theme));
  show('public', <HomePage />, { site: { categories } });
  const soliciting = await region('アイデアを募集中のテーマ');
  expect(namesIn(soliciting).map((name) => name.textContent)).toEqual([
    'テーマ13',
    'テーマ12',
    'テーマ11',
    'テーマ10',
    'テーマ9',
    'テーマ8',
  ]);
  expect(within(soliciting).getByText('2026年12月31日 24:00まで')).toBeTruthy();
  expect(within(soliciting).getAllByText('随時募集')).toHaveLength(5);
  const others = within(soliciting).getByRole('link', { name: 'ほかのテーマも見る（9件）' });
  expect(others.getAttribute('href')).toBe('/category/introduction');
  await expectAccessible();
});

test('few themes are all there, and none is said to be elsewhere; those without ideas come in their own order', async () => {
  show('public', <HomePage />, { site: { categories: themes(3) } });
  const soliciting = await region('アイデアを募集中のテーマ');
  expect(namesIn(soliciting).map((name) => name.textContent)).toEqual(['テーマ1', 'テーマ2', 'テーマ3']);
  expect(within(soliciting).getByRole('link', { name: '募集のご案内' })).toBeTruthy();
});

test('what has come of it stands under the hero, before any theme: all ideas, closed themes’ too, and all comments', async () => {
  const closed = categorySample({ id: 99, search_key: 'closed', status: 'completed', idea_count: 7 });
  show('public', <HomePage />, { site: { categories: [...themes(4), closed] } });
  const outcomes = await region('皆さんの声と、行政の回答');
  const totals = async (term: string, count: string) =>
    expect((await within(outcomes).findByText(count)).previousElementSibling?.textContent).toBe(term);
  await totals('アイデア', '10件');
  await totals('コメント', '1,234件');
  await totals('公式回答', '12件');
  const soliciting = await region('アイデアを募集中のテーマ');
  expect(outcomes.compareDocumentPosition(soliciting)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
});

test('the latest official answers say what came of an idea, and lead to it and to all others', async () => {
  show('public', <HomePage />);
  const outcomes = await region('皆さんの声と、行政の回答');
  const answers = within(await within(outcomes).findByRole('list', { name: '最新の公式回答' }));
  expect(answers.getAllByRole('listitem').map(({ textContent }) => textContent)).toEqual([
    '実施中回答されたアイデアくらしの手続きのお困りごと',
  ]);
  expect(answers.getByRole('link').getAttribute('href')).toBe('/idea/8');
  const all = within(outcomes).getByRole('link', { name: '公式回答のあるアイデアを見る' });
  expect(all.getAttribute('href')).toBe('/ideas?answer=any&sort=answer_date');
});

test('where nothing is answered yet, no answers are announced', async () => {
  edge.answer({ 'GET /ideas': pageOf([]) });
  show('public', <HomePage />);
  const outcomes = await region('皆さんの声と、行政の回答');
  await within(outcomes).findByText('0件');
  expect(within(outcomes).queryByText('最新の公式回答')).toBeNull();
});

test('a total that does not come is left out', async () => {
  edge.answer({ 'GET /comments': { status: 404, body: { message: 'Data not found' } } });
  show('public', <HomePage />, { site: { categories: themes(4) } });
  const outcomes = await region('皆さんの声と、行政の回答');
  await within(outcomes).findByText('3件');
  await waitFor(() => expect(within(outcomes).queryByText('コメント')).toBeNull());
});
