import { screen } from '@testing-library/react';
import { show } from '../../../../platform/testing/src/index.ts';
import { CommentListControls } from './comment-list-controls.tsx';

const orders = () => screen.queryByRole('list', { name: 'コメントの並び順' });
const sizes = () => screen.queryByRole('combobox', { name: '表示する件数' });

test.each([
  [4, false, false],
  [5, true, false],
  [50, true, false],
  [51, true, true],
  [undefined, true, true],
])('of %p comments the order can be chosen: %p, and how many are on a page: %p', (count, order, size) => {
  show('public', <CommentListControls count={count} />);
  expect([orders() !== null, sizes() !== null]).toEqual([order, size]);
});
