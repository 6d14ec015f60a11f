import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { fillLogin } from './support/log-in.ts';
import { uniqueWord } from './support/unique-word.ts';
import { useBrowser } from './support/use-browser.ts';

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

test('a visitor who presses Post is asked to log in, and comes back to the page', async () => {
  const page = await visitor();
  await page.goto('/category/online-procedures');
  const dialog = page.getByRole('dialog', { name: 'アイデアを投稿する' });
  await page.getByRole('banner').getByRole('button', { name: 'アイデアを投稿' }).click();
  await dialog.getByRole('button', { name: '会員登録' }).waitFor();
  expect(await dialog.getByRole('textbox').count()).toBe(0);
  await dialog.getByRole('button', { name: 'ログイン' }).click();
  await fillLogin(page, 'semioperator1');
  expect(new URL(page.url()).pathname).toBe('/category/online-procedures');
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
  expect(await dialog.count()).toBe(0);
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

test('the counters count what people see as one character', async () => {
  const { dialog, title, contents } = await open();
  await title.fill('𠮷野家');
  await contents.fill('髙い𠮷');
  await dialog.getByText('3 / 100文字').waitFor();
  await dialog.getByText('3 / 1000文字').waitFor();
});

test('nothing is posted without category, title and contents', async () => {
  const { page, dialog, submit } = await open();
  await submit.click();
  await eventually(async () => expect(await dialog.getByText('必須項目です').count()).toBe(3));
  expect(page.url()).toMatch(/\/page\/howto$/);
});

test.each([
  ['title', 101, '100文字以内で入力してください'],
  ['contents', 1001, '1000文字以内で入力してください'],
] as const)('a %s of %d characters is refused beside the field', async (field, length, message) => {
  const { dialog, submit, ...fields } = await open();
  await fields.category.selectOption({ label: 'くらしの手続きのお困りごと' });
  await fields.title.fill('題名');
  await fields.contents.fill('本文');
  await fields[field].fill('あ'.repeat(length));
  await dialog.getByText('1文字超えています').waitFor();
  await submit.click();
  await dialog.getByRole('alert').filter({ hasText: message }).waitFor();
  expect(await fields[field].getAttribute('aria-invalid')).toBe('true');
});

test('emoji are refused, and shown', async () => {
  const { dialog, category, title, contents, submit } = await open();
  await category.selectOption({ label: 'くらしの手続きのお困りごと' });
  await title.fill('公園に🎉を');
  await contents.fill('普通の本文です。');
  await submit.click();
  await dialog.getByText('使用できない文字が含まれています：🎉').waitFor();
  expect(await title.getAttribute('aria-invalid')).toBe('true');
  expect(await contents.getAttribute('aria-invalid')).not.toBe('true');
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
  expect(await again.category.locator('option:checked').textContent()).toBe(
    'オンライン手続きをもっと使いやすく',
  );
});
