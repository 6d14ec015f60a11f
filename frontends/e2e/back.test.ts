import type { Page } from 'playwright-core';
import { phone, useBrowser } from './support/browser/use-browser.ts';
import { waitUntilQuiet } from './support/browser/wait-until-quiet.ts';
import { uniqueWord } from './support/unique-word.ts';

const { member } = useBrowser();

const bar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主なメニュー' }).getByRole('button', { name });
const dialog = (page: Page, name: string) => page.getByRole('dialog', { name });
const isClosed = (page: Page) => page.getByRole('dialog').waitFor({ state: 'detached' });
const place = (page: Page) => page.evaluate(() => `${location.pathname}${location.search} ${scrollY}`);

test('on a phone Back closes what is open: the page below stays where it is, and the draft is kept', async () => {
  const page = await member('member2', { viewport: phone });
  await page.goto('/page/faq');
  await waitUntilQuiet(page);
  await page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' }).click();
  await page.getByRole('heading', { level: 1, name: 'お知らせ' }).waitFor();
  await waitUntilQuiet(page);
  await page.evaluate(() => scrollTo(0, 120));
  const before = await place(page);

  await bar(page, 'メニュー').click();
  await dialog(page, 'メニュー').waitFor();
  await page.goBack();
  await isClosed(page);
  expect(await place(page)).toBe(before);
  await page.goForward();
  expect(await place(page)).toBe(before);

  await bar(page, '投稿').click();
  const title = dialog(page, 'アイデアを投稿する').getByRole('textbox', { name: /^タイトル/ });
  const words = `${uniqueWord()}の書きかけ`;
  await title.fill(words);
  await page.goBack();
  await isClosed(page);
  expect(await place(page)).toBe(before);
  await bar(page, '投稿').click();
  expect(await title.inputValue()).toBe(words);
  await dialog(page, 'アイデアを投稿する').getByRole('button', { name: '閉じる' }).click();
  await isClosed(page);

  await bar(page, 'メニュー').click();
  await dialog(page, 'メニュー').getByRole('link', { name: 'アイデア一覧' }).click();
  await page.waitForURL('**/ideas');
  await isClosed(page);
  await page.goBack();
  await page.waitForURL('**/news');
  expect(await page.getByRole('dialog').count()).toBe(0);
  await page.goBack();
  await page.waitForURL('**/page/faq');
});
