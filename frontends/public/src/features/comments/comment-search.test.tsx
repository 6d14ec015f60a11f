import { screen } from '@testing-library/react';
import { show } from '../../../../platform/testing/src/index.ts';
import { CommentSearch } from './comment-search.tsx';

test('a press opens and closes what comments are looked for by; what is looked for is in the address', async () => {
  const { user, fill, address } = show('public', <CommentSearch category={undefined} keyword={undefined} />, {
    at: '/comments?page=3',
  });
  const button = screen.getByRole('button', { name: 'コメントの検索' });
  const opened = () => button.getAttribute('aria-expanded');
  expect(document.getElementById(button.getAttribute('aria-controls') ?? '')?.localName).toBe('form');
  expect(opened()).toBe('false');
  await user.click(button);
  expect(opened()).toBe('true');
  await fill(screen.getByRole('searchbox', { name: 'キーワード' }), '窓口');
  await user.click(screen.getByRole('button', { name: '検索する' }));
  expect(decodeURIComponent(address())).toBe('/comments?keyword=窓口');
  await user.click(button);
  expect(opened()).toBe('false');
});
