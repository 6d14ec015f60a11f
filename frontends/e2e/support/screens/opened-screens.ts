import type { Page } from 'playwright-core';
import type { Size } from '../browser/use-browser.ts';
import { lightSamples } from './samples.ts';
import type { Screen } from './screens.ts';

const barOf = (page: Page, size: Size) =>
  size === 'desktop' ? page.getByRole('banner') : page.getByRole('navigation', { name: '主なメニュー' });
const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).first().click();

const aPage = () => '/page/faq';
const anIdea = () => `/idea/${lightSamples.idea}`;

const postDialog: Screen = {
  name: 'post dialog',
  address: aPage,
  open: async (page, size) => {
    await barOf(page, size)
      .getByRole('button', { name: size === 'desktop' ? 'アイデアを投稿' : '投稿' })
      .click();
    await dialog(page)
      .getByRole('button', { name: /^(ログイン|投稿する)$/ })
      .waitFor();
  },
};

const notificationPanel: Screen = {
  name: 'notification panel',
  address: aPage,
  open: async (page) => {
    await page
      .getByRole('banner')
      .getByRole('button', { name: /^通知（未読\d/ })
      .click();
    await page.getByRole('region', { name: '通知' }).getByRole('listitem').first().waitFor();
  },
};

const inquiry: Screen = {
  name: 'inquiry, refused',
  address: aPage,
  open: async (page) => {
    await page.getByRole('contentinfo').getByRole('button', { name: 'お問い合わせ' }).click();
    await dialog(page).getByRole('button', { name: '送信する' }).click();
    await dialog(page).getByText('必須項目です').waitFor();
  },
};

/** Its details with a calendar open on the one, the dialog that holds it on the other. */
const searchForm: Screen = {
  name: 'search in detail',
  address: aPage,
  open: async (page, size) => {
    if (size === 'phone') await barOf(page, size).getByRole('button', { name: 'さがす' }).click();
    const form = size === 'phone' ? dialog(page) : page.getByRole('banner');
    await form.getByRole('button', { name: '詳しい条件' }).click();
    await form.getByRole('group', { name: '最初の日' }).waitFor();
    if (size === 'phone') return;
    await form.getByRole('button', { name: /カレンダー.*最初の日/ }).click();
    await page.getByRole('grid').waitFor();
  },
};

/** The list of suggestions on a desktop, the menu on a phone. */
const menu: Screen = {
  name: 'suggestions, menu',
  address: aPage,
  open: async (page, size) => {
    if (size === 'desktop') {
      await page
        .getByRole('banner')
        .getByRole('combobox', { name: 'キーワード' })
        .pressSequentially('行政手');
      return page.getByRole('listbox').getByRole('option').first().waitFor();
    }
    await barOf(page, size).getByRole('button', { name: 'メニュー' }).click();
    // Each that opens is one less of those that are closed.
    const closed = dialog(page).locator('details:not([open]) > summary');
    await closed.first().waitFor();
    while ((await closed.count()) > 0) await closed.first().click();
  },
};

const loginRequest: Screen = {
  name: 'login request',
  address: anIdea,
  open: async (page) => {
    await press(page, 'お気に入りに追加');
    await dialog(page).getByRole('button', { name: 'ログイン' }).waitFor();
  },
};

const offline: Screen = {
  name: 'no network',
  address: aPage,
  open: async (page) => {
    await page.context().setOffline(true);
    await page.getByRole('status').filter({ hasText: 'インターネットに接続されていません' }).waitFor();
    await page.context().setOffline(false);
  },
};

const reportDialog: Screen = {
  name: 'report',
  address: anIdea,
  open: async (page) => {
    await press(page, 'その他');
    await press(page, '問題を報告');
    await dialog(page).getByRole('textbox').waitFor();
  },
};

const blockDialog: Screen = {
  name: 'block',
  address: () => `/members/${lightSamples.members}`,
  open: async (page) => {
    await press(page, 'ブロックする');
    await dialog(page).waitFor();
  },
};

const profileRefused: Screen = {
  name: 'profile, refused',
  address: () => '/members/profile',
  open: async (page) => {
    await page.getByLabel('自己紹介').fill('長'.repeat(151));
    await page.getByLabel('電話番号').fill('なし');
    await press(page, '状況を追加する');
    await press(page, '保存する');
    await main(page).getByText('電話番号は、数字とハイフンで入力してください').waitFor();
  },
};

/** Everything that unfolds on the page of an idea, at once. */
const unfolded: Screen = {
  name: 'idea, all unfolded',
  address: anIdea,
  open: async (page) => {
    await press(page, 'その他');
    await press(page, 'タグを追加・編集');
    await page.getByLabel('追加するタグ').waitFor();
    await main(page).getByText('編集前の内容を見る').click();
    await main(page).getByRole('listitem').filter({ hasText: '最初の投稿' }).last().waitFor();
    for (const more of await main(page)
      .getByRole('button', { name: /その他の操作$/ })
      .all())
      await more.click();
    await press(page, 'No.002を評価する');
    await main(page).getByRole('radio').first().waitFor();
    await press(page, 'No.002に返信する');
    await page.getByRole('textbox', { name: 'No.002への返信を書く' }).waitFor();
    await press(page, 'No.001を編集する');
    await page.getByRole('textbox', { name: 'No.001のコメントを編集' }).waitFor();
  },
};

const removeDialog: Screen = {
  name: 'removal of a comment',
  address: anIdea,
  open: async (page) => {
    await press(page, 'No.001のその他の操作');
    await press(page, '削除する');
    await dialog(page).getByRole('button', { name: 'コメントを削除する' }).waitFor();
  },
};

/** What is done with an idea by who may: in its row, or in its menu where the row has no room. */
const manage = async (page: Page, size: Size, name: string) => {
  if (size === 'phone') await press(page, 'その他');
  await press(page, name);
};

const editDialog: Screen = {
  name: 'edit of an idea',
  address: () => '/idea/8',
  open: async (page, size) => {
    await manage(page, size, 'アイデアを編集');
    await dialog(page).getByLabel('内容').waitFor();
  },
};

const answerDialog: Screen = {
  name: 'official answer',
  address: anIdea,
  open: async (page, size) => {
    await manage(page, size, '回答を変更する');
    await dialog(page).getByLabel('回答の本文').waitFor();
  },
};

const deleteDialog: Screen = {
  name: 'deletion of an idea',
  address: anIdea,
  open: async (page) => {
    await press(page, 'その他');
    await press(page, 'アイデアを削除');
    await dialog(page).getByRole('textbox').waitFor();
  },
};

/** What one route shows at other addresses: the pages that editors keep, a category that is closed, nothing at all. */
const further: Screen[] = [
  ...['rules', 'sitemap', 'accessibility', 'opendata'].map((key) => `/page/${key}`),
  '/search?keyword=鵺鵼',
  '/search?keyword=Donaudampfschifffahrt',
  '/ideas?page=9999',
  '/category/paper-and-seal',
].map((address) => ({ name: address, address: () => address }));

const tabs: Screen[] = ['favorites', 'comments', 'votes', 'rated', 'blocks'].map((tab) => ({
  name: `own page, ${tab}`,
  address: () => `/members?tab=${tab}`,
}));

export const visitorScreens = [...further, postDialog, inquiry, searchForm, menu, loginRequest, offline];
export const memberScreens: Screen[] = [
  ...tabs,
  postDialog,
  notificationPanel,
  menu,
  reportDialog,
  blockDialog,
  profileRefused,
  unfolded,
  removeDialog,
  editDialog,
];

/** What an operator sends something from, one of each kind: what is kept, with a long form, with a reason, with nothing but yes. */
export const operatorDialogs: Screen[] = [postDialog, answerDialog, deleteDialog, blockDialog];
