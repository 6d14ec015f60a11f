import { screen } from '@testing-library/react';
import { edge, expectAccessible, failures, show } from '../../../../platform/testing/src/index.ts';
import { CategoryPage } from './category-page.tsx';

test('a category that is not there says so, with ways on', async () => {
  edge.answer({ 'GET /categories/:key': failures[404], 'GET /ideas': failures[404] });
  show('public', <CategoryPage />, { at: '/category/no-such-category', path: '/category/:key' });
  await screen.findByRole('heading', { level: 1, name: 'お探しのテーマは見つかりませんでした' });
  expect(screen.getAllByRole('link').length).toBeGreaterThan(0);
  await expectAccessible();
});
