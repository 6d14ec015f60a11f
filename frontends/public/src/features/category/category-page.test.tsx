import { screen } from '@testing-library/react';
import {
  categorySample,
  edge,
  expectAccessible,
  failures,
  pageOf,
  show,
} from '../../../../platform/testing/src/index.ts';
import { CategoryPage } from './category-page.tsx';

test('a category that is not there says so, with ways on', async () => {
  edge.answer({ 'GET /categories/:key': failures[404], 'GET /ideas': failures[404] });
  show('public', <CategoryPage />, { at: '/category/no-such-category', path: '/category/:key' });
  await screen.findByRole('heading', { level: 1, name: 'お探しのテーマは見つかりませんでした' });
  expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  await expectAccessible();
});

test.each([
  ['**手続き**についてのご意見を募集しています。', 1],
  ['Nous cherchons vos **idées**.', 0],
])(
  'what a theme asks for, %s: where it is Japanese on another page, that and how to have it translated is said',
  async (contents, said) => {
    const category = categorySample({ contents });
    edge.answer({ 'GET /categories/:key': { body: { results: category } }, 'GET /ideas': pageOf([]) });
    show('public', <CategoryPage />, {
      ...{ at: '/category/a', path: '/category/:key', locale: 'fr' },
      site: { categories: [category] },
    });
    const words = await screen.findByText(/手続き|idées/, { selector: 'strong' });
    expect(words.closest('[lang]')?.getAttribute('lang')).toBe(said ? 'ja' : 'fr');
    expect(screen.queryAllByText(/disponible qu’en japonais.*Traduire/)).toHaveLength(said);
  },
);
