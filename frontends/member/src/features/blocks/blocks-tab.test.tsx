import { screen, waitFor, within } from '@testing-library/react';
import {
  edge,
  expectAccessible,
  failures,
  failureWords,
  heavyWords,
  memberSample,
  pageOf,
  show,
} from '../../../../platform/testing/src/index.ts';
import { tabHeadingId } from '../../lists/tab-heading.ts';
import { BlocksTab } from './blocks-tab.tsx';
import type { Blocked } from './get-blocks.ts';

const list = 'GET /members/:id/block_users';
const end = 'DELETE /members/:id/block_users/:block';

const named: Blocked = {
  block_id: 'b1',
  id: '00000000-0000-4000-8000-000000000003',
  portal_name: '佐藤 太郎',
  roles: ['general'],
  date_entered: '2026-11-02T00:00:00Z',
};
const unnamed: Blocked = { ...named, block_id: 'b2', id: null, portal_name: null, hidden: true };

const open = (at = '/members?tab=blocks') =>
  show(
    'member',
    <>
      <h1 id={tabHeadingId} tabIndex={-1}>
        ブロックリスト
      </h1>
      <BlocksTab memberId={memberSample.id} isSelf />
    </>,
    { who: memberSample, at },
  );

test('whom one blocks stands there, by name or by the day alone, however long the name', async () => {
  edge.answer({
    [list]: pageOf([named, unnamed, { ...named, block_id: 'b3', portal_name: heavyWords }], 41),
  });
  open('/members?tab=blocks&page=2');
  const rows = within(await screen.findByRole('list', { name: 'ブロックリスト' })).getAllByRole('listitem');
  expect(rows).toHaveLength(3);
  const [first, second] = rows.map((row) => within(row));
  expect(first?.getByRole('link', { name: '佐藤 太郎' }).getAttribute('href')).toBe(`/members/${named.id}`);
  expect(second?.queryByRole('link')).toBeNull();
  second?.getByRole('button', { name: /^2026年11月02日にブロックした.+のブロックを解除$/ });
  screen.getByText('このリストは、あなただけが見ることができます。');
  expect(edge.calls(list).map(({ query }) => [query.get('limit'), query.get('offset')])).toEqual([
    ['20', '20'],
  ]);
  screen.getByRole('link', { name: /3/ });
  await expectAccessible();
});

test('while they come the list is announced as loading; those that do not come are asked for again', async () => {
  edge.answer({ [list]: () => new Promise(() => {}) });
  const { unmount } = open();
  await waitFor(() => expect(document.querySelector('[aria-busy=true]')).toBeTruthy());
  await expectAccessible();
  unmount();
  edge.answer({ [list]: failures[503] });
  const { user } = open();
  expect((await screen.findByText('読み込めませんでした')).closest('[role=alert]')).toBeTruthy();
  await expectAccessible();
  edge.answer({ [list]: pageOf([named]) });
  await user.click(screen.getByRole('button', { name: 'もう一度読み込む' }));
  await screen.findByRole('link', { name: '佐藤 太郎' });
});

test('a block is ended only after one was asked; what goes wrong is said, and at last the row is gone', async () => {
  edge.answer({ [list]: pageOf([named, unnamed]) });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: '佐藤 太郎さんのブロックを解除' }));
  const dialog = within(await screen.findByRole('dialog', { name: '佐藤 太郎さんのブロックを解除しますか' }));
  await expectAccessible();
  const confirm = dialog.getByRole('button', { name: 'ブロックを解除' });
  for (const [failure, words] of failureWords) {
    edge.answer({ [end]: failures[failure] });
    await user.click(confirm);
    await waitFor(() => expect(dialog.getByRole('alert').textContent).toContain(words));
  }
  edge.answer({ [end]: { status: 204 }, [list]: pageOf([unnamed]) });
  await user.click(confirm);
  await screen.findByText('佐藤 太郎さんのブロックを解除しました');
  expect(edge.calls(end).at(-1)?.path).toBe(`/members/${memberSample.id}/block_users/b1`);
  await waitFor(() => expect(screen.queryByRole('link', { name: '佐藤 太郎' })).toBeNull());
  await waitFor(() => expect(document.activeElement).toBe(screen.getByRole('heading', { level: 1 })));
});

test('who tells no name is not named when the block is ended, by another tab perhaps', async () => {
  edge.answer({
    [list]: pageOf([unnamed]),
    [end]: { status: 404, body: { message: 'HiddenUser not found' } },
  });
  const { user } = open();
  await user.click(await screen.findByRole('button', { name: /のブロックを解除$/ }));
  const dialog = within(await screen.findByRole('dialog', { name: 'この会員のブロックを解除しますか' }));
  await user.click(dialog.getByRole('button', { name: 'ブロックを解除' }));
  await screen.findByText('会員のブロックを解除しました');
});
