import { screen, waitFor } from '@testing-library/react';
import { edge, pageOf, show } from '../../../platform/testing/src/index.ts';
import { SearchForm } from './search-form.tsx';

test('what a search with details has found is brought into sight, once its page is there', async () => {
  edge.answer({ 'GET /members': pageOf([]), 'GET /tags/summary': pageOf([]) });
  const page = show('shell', <SearchForm id="search" />);
  const sought: string[] = [];
  HTMLElement.prototype.scrollIntoView = function scrollIntoView() {
    sought.push(`${this.id} at ${page.address().split('?')[0]}`);
  };
  await page.user.click(screen.getByRole('button', { name: /^詳しい条件/ }));
  await page.user.click(await screen.findByRole('button', { name: 'この条件で検索' }));
  await waitFor(() => expect(page.address()).toMatch(/^\/search/));
  await waitFor(() => expect(sought[0]).toBe('main at /search'));
});
