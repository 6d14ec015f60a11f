import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { api, newMember, postIdea } from '../../gateway/e2e/product.ts';
import { fillLogin } from './support/accounts/log-in.ts';
import { desktop, phone, useBrowser } from './support/browser/use-browser.ts';
import { waitUntilQuiet } from './support/browser/wait-until-quiet.ts';
import { coveredStops } from './support/looks/covered-stops.ts';
import { uniqueWord } from './support/unique-word.ts';

const { visitor, member } = useBrowser();

/** Role and name of what has the focus, as it is announced. */
const focused = async (page: Page) => (await page.locator(':focus').ariaSnapshot()).split('\n')[0];

/** Presses Tab until the focus is on what has this name, and says what it passed. */
const tabTo = async (page: Page, name: string, most = 40): Promise<string[]> => {
  const passed: string[] = [];
  while (passed.length < most) {
    await page.keyboard.press('Tab');
    const at = (await focused(page)) ?? '';
    if (at.includes(name)) return passed;
    passed.push(at);
  }
  throw new Error(`${name} is not among the first ${most} stops: ${passed.join(', ')}`);
};

/** A page on which it is known who is here, so that nothing comes before the next stop any more. */
const opened = async (page: Page, address = '/page/faq') => {
  await page.goto(address);
  await page
    .getByRole('banner')
    .getByRole('button', { name: /^ログ(イン|アウト)$/ })
    .waitFor();
  return page;
};

const openForm = async () => {
  const page = await opened(await member('member2'));
  await tabTo(page, '"アイデアを投稿"');
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'アイデアを投稿する' });
  await dialog.getByRole('textbox', { name: '内容' }).waitFor();
  return { page, dialog };
};

test('the first stop leads past the header', async () => {
  const page = await opened(await visitor(), '/ideas');
  await page.getByRole('article').first().waitFor();
  await page.keyboard.press('Tab');
  expect(await focused(page)).toContain('本文へ移動');
  await page.keyboard.press('Enter');
  await page.keyboard.press('Tab');
  await page.getByRole('main').locator(':focus').waitFor();
});

test('the header is walked in the order that is seen', async () => {
  const page = await opened(await visitor());
  const passed = await tabTo(page, '会員登録');
  expect(passed.map((stop) => /"(.*)"/.exec(stop)?.[1])).toEqual([
    '本文へ移動',
    'くらしの気づきを、社会を動かす力に アイデアボックス',
    'アイデアを投稿',
    'アイデア一覧',
    '使い方',
    'このサイトについて',
    'ログイン',
  ]);
});

test('the post dialog opens, holds the focus, closes with Escape and gives it back', async () => {
  const { page, dialog } = await openForm();
  await tabTo(page, 'タイトル');
  await page.keyboard.type('キーボードだけで書く');
  expect(await dialog.getByRole('textbox', { name: 'タイトル' }).inputValue()).toBe('キーボードだけで書く');
  for (let stop = 0; stop < 10; stop += 1) {
    await page.keyboard.press('Tab');
    expect(await dialog.locator(':focus').count()).toBe(1);
  }
  await page.keyboard.press('Escape');
  await dialog.waitFor({ state: 'detached' });
  await eventually(async () => expect(await focused(page)).toContain('"アイデアを投稿"'));
});

test('a vote is cast and taken back', async () => {
  const id = await postIdea('supporter1');
  const page = await opened(await member('member2'), `/idea/${id}`);
  await page.getByRole('button', { name: /^賛成/ }).waitFor();
  await tabTo(page, '"賛成');
  await page.keyboard.press('Space');
  await page.getByRole('button', { name: '賛成 1票', pressed: true, disabled: false }).waitFor();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '賛成', exact: true, pressed: false, disabled: false }).waitFor();
});

test('the bell opens the panel, Escape closes it and gives the focus back', async () => {
  const page = await opened(await member('member2'));
  await page.getByRole('banner').getByRole('button', { name: /^通知/ }).waitFor();
  await tabTo(page, '通知（');
  await page.keyboard.press('Enter');
  await page.getByRole('region', { name: '通知' }).waitFor();
  await page.keyboard.press('Escape');
  await page.getByRole('region', { name: '通知' }).waitFor({ state: 'detached' });
  await eventually(async () => expect(await focused(page)).toContain('通知（'));
});

test('the menu of a phone opens, unfolds and leads on', async () => {
  const page = await visitor({ viewport: phone });
  await page.goto('/page/faq');
  const menu = page
    .getByRole('navigation', { name: '主なメニュー' })
    .getByRole('button', { name: 'メニュー' });
  await menu.focus();
  await page.keyboard.press('Enter');
  const dialog = page.getByRole('dialog', { name: 'メニュー' });
  await dialog.waitFor();
  await tabTo(page, 'アイデアを募集中のテーマ');
  await page.keyboard.press('Enter');
  await tabTo(page, 'くらしの手続きのお困りごと');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/category/daily-troubles');
  await dialog.waitFor({ state: 'detached' });
});

test('the focus follows to a new page', async () => {
  const page = await opened(await visitor());
  await tabTo(page, 'アイデア一覧');
  await page.keyboard.press('Enter');
  await page.getByRole('heading', { level: 1, name: 'アイデア一覧' }).waitFor();
  await eventually(async () => expect(await page.locator('main:focus').count()).toBe(1));
});

test('a search in detail: a word, a first day typed part by part, the length of the period by arrows', async () => {
  const page = await opened(await visitor());
  await page.getByRole('banner').getByRole('combobox', { name: 'キーワード' }).waitFor();
  await tabTo(page, 'キーワード');
  await page.keyboard.type('手続き');
  await tabTo(page, '詳しい条件');
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: '最初の日' }).waitFor();
  await tabTo(page, '最初の日');
  await page.keyboard.type('20201009');
  await tabTo(page, '指定しない');
  for (let step = 0; step < 2; step += 1) await page.keyboard.press('ArrowDown');
  await tabTo(page, 'この条件で検索');
  await page.keyboard.press('Enter');
  await page.waitForURL('**/search?**');
  const { keyword, start_date, end_date } = Object.fromEntries(new URL(page.url()).searchParams);
  expect([keyword, start_date, end_date]).toEqual(['手続き', '2020-10-09', '2020-10-15']);
});

test('a tag is added and taken off', async () => {
  const id = await postIdea('member2');
  const word = uniqueWord();
  const page = await opened(await member('member2'), `/idea/${id}`);
  await page.getByRole('button', { name: 'その他' }).waitFor();
  await tabTo(page, 'その他', 60);
  await page.keyboard.press('Enter');
  await tabTo(page, 'タグを追加・編集');
  await page.keyboard.press('Enter');
  await page.getByLabel('追加するタグ').waitFor();
  if (!(await focused(page))?.includes('追加するタグ')) await tabTo(page, '追加するタグ');
  await page.keyboard.type(word);
  await page.keyboard.press('Enter');
  const tag = page.getByRole('main').getByRole('link', { name: word });
  await tag.waitFor();
  await page.getByRole('button', { name: `タグ「${word}」を削除` }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: '削除する' }).waitFor();
  if (!(await focused(page))?.includes('削除する')) await tabTo(page, '削除する');
  await page.keyboard.press('Enter');
  await tag.waitFor({ state: 'detached' });
  await eventually(async () => expect(await page.locator(':focus').count()).toBe(1));
});

test('an idea is written and posted, a comment and a reply are written below it', async () => {
  const word = uniqueWord();
  const { page, dialog } = await openForm();
  const category = dialog.getByRole('combobox', { name: 'テーマ' });
  await tabTo(page, 'タイトル');
  await page.keyboard.type(`${word}の題名`);
  await tabTo(page, '内容');
  await page.keyboard.type(`${word}の本文`);
  await tabTo(page, 'テーマ');
  await page.keyboard.press('ArrowDown');
  await eventually(async () => expect(await category.inputValue()).not.toBe(''));
  await tabTo(page, '"投稿する"');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/idea\/\d+$/);
  await page.getByRole('heading', { level: 1, name: word }).waitFor();
  await eventually(async () => expect(await page.locator('main:focus').count()).toBe(1));

  await tabTo(page, 'コメントを書く', 80);
  await page.keyboard.type(`${word}への意見`);
  await tabTo(page, 'コメントを投稿する');
  await page.keyboard.press('Enter');
  await page
    .getByRole('article')
    .filter({ hasText: `${word}への意見` })
    .waitFor();
  await tabTo(page, 'No.001に返信する');
  await page.keyboard.press('Enter');
  await page.getByRole('textbox', { name: 'No.001への返信を書く' }).and(page.locator(':focus')).waitFor();
  await page.keyboard.type(`${word}への返信`);
  await tabTo(page, '返信を投稿する');
  await page.keyboard.press('Enter');
  const reply = page.getByRole('article', { name: 'No.002' });
  await reply
    .filter({ hasText: `${word}への返信` })
    .and(page.locator(':focus'))
    .waitFor();
});

test('a profile and the settings are changed', async () => {
  const { name, id, headers } = await newMember();
  const page = await visitor();
  await page.goto('/members/profile');
  await page.getByRole('main').getByRole('button', { name: 'ログイン' }).click();
  await fillLogin(page, name);
  await page.getByLabel('自己紹介').waitFor();
  await page.locator('main').focus();
  await tabTo(page, '自己紹介');
  await page.keyboard.type('キーボードで書きました。');
  await tabTo(page, '"保存する"', 60);
  await page.keyboard.press('Enter');
  await page.getByRole('main').getByText('キーボードで書きました。').waitFor();

  await page.goto('/members/settings');
  await page.getByRole('group', { name: 'サイトからのお知らせ' }).waitFor();
  await page.locator('main').focus();
  await tabTo(page, 'サイト内の通知', 60);
  await page.keyboard.press('Space');
  await tabTo(page, '通知の設定を保存する', 60);
  await page.keyboard.press('Enter');
  await page.getByText('通知の設定を保存しました').waitFor();
  const { body } = await api.get(`/members/${id}`).set(headers);
  expect(body.results.profile).toBe('キーボードで書きました。');
});

test('a day is chosen in the calendar, which gives the focus back', async () => {
  const page = await visitor();
  await page.goto('/search?keyword=手続&start_date=2020-10-09&end_date=2020-10-09');
  await page.getByRole('banner').getByRole('button', { name: '詳しい条件' }).focus();
  await page.keyboard.press('Enter');
  await page.getByRole('group', { name: '最初の日' }).waitFor();
  await tabTo(page, '最初の日');
  await tabTo(page, 'カレンダー');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor();
  await page.keyboard.press('ArrowRight');
  await page.keyboard.press('Enter');
  await page.getByRole('grid').waitFor({ state: 'detached' });
  await eventually(async () => expect(await focused(page)).toContain('カレンダー'));
  await tabTo(page, 'この条件で検索');
  await page.keyboard.press('Enter');
  await page.waitForURL(/start_date=2020-10-10/);
});

test('the language is chosen without passing through the languages before it', async () => {
  const page = await opened(await visitor());
  const select = page.getByRole('combobox', { name: '言語' });
  await select.focus();
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  await page.keyboard.press('ArrowDown');
  expect(new URL(page.url()).pathname).toBe('/page/faq');
  await page.keyboard.press('Enter');
  await page.waitForURL(/\/fr\/page\/faq$/);
});

test.each([
  ['phone', phone],
  ['desktop', desktop],
])('on a %s nothing that has the focus lies under a bar', async (_, viewport) => {
  const page = await member('member2', { viewport });
  for (const address of ['/idea/1', '/ideas?limit=10']) {
    await page.goto(address);
    await page.getByRole('article').first().waitFor();
    // What comes only once one is near it has come before one looks.
    await page.getByRole('contentinfo').getByRole('link').last().scrollIntoViewIfNeeded();
    await waitUntilQuiet(page);
    await page.evaluate(() => scrollTo({ top: 0, behavior: 'instant' }));
    expect(await coveredStops(page, 60)).toEqual([]);
  }
});
