import { cleanup, screen, waitFor, within } from '@testing-library/react';
import { categorySample, expectAccessible, pageOf, show } from '../../../platform/testing/src/index.ts';
import { ListControls } from './list-controls.tsx';

const themes = [categorySample(), categorySample({ id: 2, name: '防災', search_key: 'disaster' })];

const shown = (at: string, props: { hasThemes?: boolean; count?: number } = {}) => {
  const { count = 57, hasThemes = true } = props;
  const list = { data: pageOf([], count).body, isError: false };
  return show('public', <ListControls list={list} hasThemes={hasThemes} />, {
    at,
    site: { categories: themes },
  });
};

const openSheet = async (at: string, name: string, props = {}) => {
  const opened = shown(at, props);
  await opened.user.click(screen.getByRole('button', { name }));
  return { ...opened, sheet: within(await screen.findByRole('dialog', { name: '絞り込み・並べ替え' })) };
};

test('one sheet has the order and every filter, as the address says them, and sends them together', async () => {
  const { user, sheet, address } = await openSheet('/ideas?sort=point&page=3', '絞り込み・並べ替え');
  expect(sheet.getByRole<HTMLSelectElement>('combobox', { name: '並び順' }).value).toBe('point');
  await expectAccessible();
  await user.selectOptions(sheet.getByRole('combobox', { name: '並び順' }), 'コメントが多い順');
  await user.selectOptions(sheet.getByRole('combobox', { name: 'テーマで絞り込む' }), '防災');
  await user.selectOptions(sheet.getByRole('combobox', { name: '公式回答' }), '公式回答：採用');
  await user.selectOptions(sheet.getByRole('combobox', { name: '投稿の時期' }), '1週間以内');
  await user.selectOptions(sheet.getByRole('combobox', { name: '表示の形式' }), 'リスト');
  expect(address()).toBe('/ideas?sort=point&page=3');
  await user.click(sheet.getByRole('button', { name: 'この条件で表示する' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe('/ideas?sort=comment_count&category=disaster&answer=adopted&period=week');
  expect(screen.getByRole('button', { name: '絞り込み・並べ替え（3）' })).toBeTruthy();
  expect(screen.getByRole('button', { name: 'リスト', pressed: true })).toBeTruthy();
});

test('what is sent unchanged stays, and what is closed changes nothing', async () => {
  const at = '/ideas?sort=random&seed=7&category=disaster&limit=50&page=2';
  const { user, sheet, address } = await openSheet(at, '絞り込み・並べ替え（1）');
  await user.click(sheet.getByRole('button', { name: 'この条件で表示する' }));
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(at);
  await user.click(screen.getByRole('button', { name: '絞り込み・並べ替え（1）' }));
  await user.selectOptions(await screen.findByRole('combobox', { name: '並び順' }), '新着順');
  await user.keyboard('{Escape}');
  await waitFor(() => expect(screen.queryByRole('dialog')).toBeNull());
  expect(address()).toBe(at);
});

test('the list of one theme has no other to choose', async () => {
  const { sheet } = await openSheet('/category/disaster', '絞り込み・並べ替え', { hasThemes: false });
  expect(sheet.getByRole('combobox', { name: '投稿の時期' })).toBeTruthy();
  expect(screen.queryByRole('combobox', { name: 'テーマで絞り込む', hidden: true })).toBeNull();
});

test('nothing has no order, and its filters can still be dropped', async () => {
  const { user, address } = shown('/ideas?period=day', { count: 0 });
  expect(screen.queryByRole('link', { name: 'ポイント順' })).toBeNull();
  await user.selectOptions(screen.getByRole('combobox', { name: '投稿の時期' }), 'すべての期間');
  expect(address()).toBe('/ideas');
});

test.each([0, 1])(
  'of %d ideas there is nothing to choose, unless a filter has left so few',
  async (count) => {
    shown('/search?keyword=a', { count });
    expect(screen.getByText(`${count}件`)).toBeTruthy();
    expect([...screen.queryAllByRole('combobox'), ...screen.queryAllByRole('button')]).toEqual([]);
    cleanup();
    shown('/search?keyword=a&answer=done', { count });
    expect(screen.getByRole('combobox', { name: '公式回答' })).toBeTruthy();
    expect(screen.getByRole('button', { name: '絞り込み・並べ替え（1）' })).toBeTruthy();
  },
);

test('another order says which it is and how many there are', async () => {
  const { user } = shown('/ideas');
  const said = () => screen.getAllByRole('status').map(({ textContent }) => textContent);
  expect(said()).toContain('新着順、57件');
  await user.click(screen.getByRole('link', { name: 'ポイント順' }));
  expect(said()).toContain('ポイント順、57件');
});
