import { screen } from '@testing-library/react';
import { edge, pageOf, show } from '../../../../platform/testing/src/index.ts';
import { IdeasPage } from './ideas-page.tsx';

test.each([
  ['/ideas', 'アイデアはまだありません', false],
  ['/ideas?sort=point', 'アイデアはまだありません', false],
  ['/ideas?period=day', '条件に合うアイデアはありません', true],
])('an empty list at %s speaks of conditions only where there are some', async (at, words, hinted) => {
  edge.answer({ 'GET /ideas': pageOf([]) });
  show('public', <IdeasPage />, { at });
  await screen.findByText(words);
  expect(screen.queryByText('条件を変えると、見つかることがあります。') !== null).toBe(hinted);
});
