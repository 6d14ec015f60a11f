import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { postIdea } from '../../gateway/e2e/product.ts';
import { endSession, letLogIn } from './support/accounts/end-session.ts';
import { fillLogin, fillRegistration } from './support/accounts/log-in.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { uniqueWord } from './support/unique-word.ts';

const { visitor, member } = useBrowser();

const openDialog = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'アイデアを投稿' }).click();
  const dialog = page.getByRole('dialog', { name: 'アイデアを投稿する' });
  await dialog.waitFor();
  return {
    dialog,
    category: dialog.getByRole('combobox', { name: 'テーマ' }),
    title: dialog.getByRole('textbox', { name: 'タイトル' }),
    contents: dialog.getByRole('textbox', { name: '内容' }),
    submit: dialog.getByRole('button', { name: '投稿する' }),
  };
};

const open = async () => {
  const page = await member('member2');
  await page.goto('/page/howto');
  return { page, ...(await openDialog(page)) };
};

test('a visitor who presses Post is asked to log in, and comes back to the page with the form open', async () => {
  const page = await visitor();
  await page.goto('/category/online-procedures');
  const dialog = page.getByRole('dialog', { name: 'アイデアを投稿する' });
  await page.getByRole('banner').getByRole('button', { name: 'アイデアを投稿' }).click();
  await dialog.getByRole('button', { name: '会員登録' }).waitFor();
  expect(await dialog.getByRole('textbox').count()).toBe(0);
  await dialog.getByRole('button', { name: 'ログイン' }).click();
  await fillLogin(page, 'semioperator1');
  expect(new URL(page.url()).pathname).toBe('/category/online-procedures');
  await dialog.getByRole('textbox', { name: 'タイトル' }).waitFor();
});

test('a visitor writes first, registers at the end, and posts what is written', async () => {
  const word = uniqueWord();
  const page = await visitor();
  await page.goto('/category/online-procedures');
  const { dialog, category, title, contents, submit } = await openDialog(page);
  await dialog.getByRole('button', { name: '先に書いて、あとで登録する' }).click();
  await category.selectOption({ label: 'くらしの手続きのお困りごと' });
  await title.fill(`${word}の題名`);
  await contents.fill(`${word}の本文です。`);
  await submit.click();
  await dialog.getByRole('button', { name: 'はじめての方（会員登録・1分）' }).click();
  await fillRegistration(page, word);
  await eventually(async () => expect(await title.inputValue()).toBe(`${word}の題名`));
  await submit.click();
  await page.getByRole('heading', { level: 1, name: `${word}の題名` }).waitFor();
});

test('a session that ends while one writes: the text survives, and posting goes on after the login', async () => {
  const word = uniqueWord();
  const { page, dialog, category, title, contents, submit } = await open();
  await category.selectOption({ label: 'くらしの手続きのお困りごと' });
  await title.fill(`${word}の題名`);
  await contents.fill(`${word}の本文です。`);
  await endSession(page);
  await submit.click();
  await dialog.getByText('ログインの有効期限が切れました').waitFor();
  await dialog.getByText('入力した内容は保存されています。').waitFor();
  await letLogIn(page);
  await dialog.getByRole('button', { name: 'ログイン' }).click();
  await title.waitFor();
  expect([await title.inputValue(), await contents.inputValue()]).toEqual([
    `${word}の題名`,
    `${word}の本文です。`,
  ]);
  await submit.click();
  await page.waitForURL(/\/idea\/\d+$/);
  await page.getByRole('heading', { level: 1, name: `${word}の題名` }).waitFor();
});

test('ideas like the draft are shown while one writes, and open beside it', async () => {
  const word = uniqueWord();
  const id = await postIdea('member1', { name: `${word}の図書館を夜も開ける` });
  const { page, dialog, title } = await open();
  await title.fill(`${word}の図書館を夜も開けてほしい`);
  const link = dialog.getByRole('link', { name: new RegExp(`^${word}の図書館を夜も開ける`) });
  await link.waitFor();
  const [beside] = await Promise.all([page.waitForEvent('popup'), link.click()]);
  await beside.getByRole('heading', { level: 1, name: `${word}の図書館を夜も開ける` }).waitFor();
  expect(new URL(beside.url()).pathname).toBe(`/idea/${id}`);
  expect(await title.inputValue()).toBe(`${word}の図書館を夜も開けてほしい`);
});

test('an idea is posted, and is shown at its address and in the search', async () => {
  const word = uniqueWord();
  const { page, dialog, category, title, contents, submit } = await open();
  await category.selectOption({ label: 'くらしの手続きのお困りごと' });
  await title.fill(`${word}の窓口を増やす`);
  await contents.fill('一行目です。\n二行目です。');
  await submit.click();
  await page.waitForURL(/\/idea\/\d+$/);
  await page.getByRole('heading', { level: 1, name: `${word}の窓口を増やす` }).waitFor();
  await page.getByText('アイデアを投稿しました').first().waitFor();
  await dialog.waitFor({ state: 'detached' });
  await page.goto(`/search?keyword=${word}`);
  await page.getByRole('main').getByRole('link', { name: word }).waitFor();
  await page.goto('/page/howto');
  expect(await (await openDialog(page)).title.inputValue()).toBe('');
});

test('a post from a category has that category chosen', async () => {
  const page = await member('member2');
  await page.goto('/category/online-procedures');
  await page.getByRole('button', { name: 'このテーマに投稿する' }).click();
  const category = page.getByRole('dialog').getByRole('combobox', { name: 'テーマ' });
  await eventually(async () =>
    expect(await category.locator('option:checked').textContent()).toBe('オンライン手続きをもっと使いやすく'),
  );
});

test('what is refused is said while one types, and taken out by a press; emoji stay', async () => {
  const { dialog, title, contents } = await open();
  await title.fill('公園に🎉を\ue000');
  await dialog.getByText('使用できない文字が含まれています：U+E000').waitFor();
  expect(await title.getAttribute('aria-invalid')).toBe('true');
  expect(await contents.getAttribute('aria-invalid')).not.toBe('true');
  await dialog.getByRole('button', { name: '取り除く' }).click();
  expect(await title.inputValue()).toBe('公園に🎉を');
  expect(await title.evaluate((field) => field === document.activeElement)).toBe(true);
});

test('what was typed outlives closing and reloading', async () => {
  const word = uniqueWord();
  const { page, category, title, contents } = await open();
  await category.selectOption({ label: 'オンライン手続きをもっと使いやすく' });
  await title.fill(`${word}の題名`);
  await contents.fill(`${word}の本文`);
  await page.reload();
  const again = await openDialog(page);
  expect(await again.title.inputValue()).toBe(`${word}の題名`);
  expect(await again.contents.inputValue()).toBe(`${word}の本文`);
  await eventually(async () =>
    expect(await again.category.locator('option:checked').textContent()).toBe(
      'オンライン手続きをもっと使いやすく',
    ),
  );
});
