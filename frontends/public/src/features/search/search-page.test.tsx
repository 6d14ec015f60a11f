import { screen, waitFor, within } from '@testing-library/react';
import {
  edge,
  expectAccessible,
  ideaCardSample,
  pageOf,
  show,
} from '../../../../platform/testing/src/index.ts';
import { SearchPage } from './search-page.tsx';

const text = '役場の紙の書類が難しすぎるので、窓口でもっと助けてほしい。';
const found = ideaCardSample({
  name: '役場の書類',
  raw_contents: `はじめに。${text}おわりに。`,
  excerpt: text,
  hits: {
    name: [[0, 2]],
    excerpt: [
      [0, 2],
      [5, 7],
    ],
  },
});
const five = [1, 2, 3, 4, 5].map((id) => ({ ...found, id }));
const near = ideaCardSample({ id: 8, name: '市役所の手続き' });

const search = (at: string, answers = [found], similar = [near]) => {
  edge.answer({
    'GET /ideas': pageOf(answers),
    'GET /ideas/similar': pageOf(similar),
    'GET /categories': pageOf([]),
    'GET /steppers': pageOf([]),
  });
  return show('public', <SearchPage />, { at });
};
const nearHeading = () => screen.queryByRole('heading', { level: 2, name: '近いアイデア' });
const asked = () => edge.calls('GET /ideas').map(({ query }) => query.get('sort'));

test('hits are marked in title and excerpt, which says where it was cut', async () => {
  search('/search?keyword=役場書類');
  const card = (await screen.findByRole('heading', { name: /^役場\s?の書類$/ })).closest(
    'article',
  ) as HTMLElement;
  const marks = [...card.querySelectorAll('mark')].map(({ textContent }) => textContent);
  expect(marks).toEqual(['役場', '役場', '書類']);
  within(card).getByText((_, element) => element?.tagName === 'P' && element.textContent === `…${text}…`);
  await expectAccessible();
});

test('few hits are counted, and below them stands what comes near, without what was found', async () => {
  search('/search?keyword=役場書類', [found], [found, near]);
  await screen.findByText('1件');
  await waitFor(() => expect(nearHeading()).not.toBeNull());
  const section = nearHeading()?.closest('section') as HTMLElement;
  expect(within(section).getAllByRole('article')).toHaveLength(1);
  within(section).getByRole('heading', { level: 3, name: '市役所の手続き' });
});

test('where nothing is found, that is said first', async () => {
  search('/search?keyword=役場書類', []);
  await screen.findByText('条件に合うアイデアは見つかりませんでした');
  await waitFor(() => expect(nearHeading()).not.toBeNull());
});

test('five hits need none that come near, and a search without a keyword neither', async () => {
  search('/search?keyword=役場書類', five);
  expect(await screen.findAllByRole('article')).toHaveLength(5);
  expect(edge.calls('GET /ideas/similar')).toEqual([]);
  expect(nearHeading()).toBeNull();
});

test('what was searched for comes by relevance unless another order is chosen', async () => {
  search('/search?keyword=役場', five);
  await screen.findByRole('link', { name: '関連度順', current: true });
  expect(asked()).toEqual(['relevance']);
});

test('without a keyword there is nothing to be relevant to', async () => {
  search('/search?category=online-procedures', five);
  await screen.findByRole('link', { name: '新着順', current: true });
  expect(screen.queryByRole('link', { name: '関連度順' })).toBeNull();
});
