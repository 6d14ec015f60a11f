import { randomUUID } from 'node:crypto';
import type { Locator, Page } from 'playwright-core';
import { postIdea } from '../../gateway/e2e/product.ts';
import { passwordOf } from './support/accounts/password-of.ts';
import { phone, useBrowser } from './support/browser/use-browser.ts';
import { uniqueWord } from './support/unique-word.ts';

const { visitor } = useBrowser();

/** Counts what a visitor on a phone presses; a field is one, with the key that ends it. */
const onPhone = async () => {
  const page = await visitor({ viewport: phone });
  await page.goto('/');
  let taps = 0;
  return {
    page,
    press: async (what: Locator) => {
      taps += 1;
      await what.click();
    },
    write: async (field: Locator, words: string, { ends = false } = {}) => {
      taps += 1;
      await field.fill(words);
      if (ends) await field.press('Enter');
    },
    taps: () => taps,
  };
};
const inBar = (page: Page, name: string) =>
  page.getByRole('navigation', { name: '主なメニュー' }).getByRole('button', { name });
const button = (within: Page | Locator, name: string | RegExp) => within.getByRole('button', { name });

test('who has no account posts an idea in nine taps', async () => {
  const word = uniqueWord();
  const { page, press, write, taps } = await onPhone();
  const dialog = page.getByRole('dialog');
  await press(inBar(page, '投稿'));
  await press(button(dialog, 'はじめての方（会員登録・1分）'));
  await write(page.getByLabel('ニックネーム'), word);
  await write(page.getByLabel('メールアドレス'), `${randomUUID()}@example.com`);
  await write(page.getByLabel('パスワード 必須'), 'correct horse');
  await press(button(page, '登録する'));
  const name = `${word} オンライン手続きの申請をもっと使いやすく`;
  await write(dialog.getByRole('textbox', { name: 'タイトル' }), name);
  await write(dialog.getByRole('textbox', { name: '内容' }), '申請を途中で保存できるようにしてください。');
  // Nobody presses before the theme is proposed.
  await dialog
    .getByRole('combobox', { name: 'テーマ' })
    .and(page.locator(':has(option:checked:not([value=""]))'))
    .waitFor();
  await press(button(dialog, '投稿する'));
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(taps()).toBeLessThanOrEqual(9);
});

test('who has an account searches, agrees and comments in nine taps, logging in on the way', async () => {
  const word = uniqueWord();
  await postIdea('member1', { name: `${word}の窓口` });
  const { page, press, write, taps } = await onPhone();
  const dialog = page.getByRole('dialog');
  await press(inBar(page, 'さがす'));
  await write(dialog.getByRole('combobox', { name: 'キーワード' }), word, { ends: true });
  await press(page.getByRole('main').getByRole('link', { name: `${word}の窓口` }));
  const vote = page.getByRole('region', { name: 'このアイデアへの投票' });
  await press(button(vote, /^賛成/));
  await press(button(dialog, 'ログイン'));
  await write(page.getByLabel('ユーザー名またはメールアドレス'), 'semioperator1');
  await write(page.getByLabel('パスワード'), passwordOf('semioperator1'), { ends: true });
  await vote.getByRole('button', { name: /^賛成/, pressed: true }).waitFor();
  await write(page.getByRole('textbox', { name: 'コメントを書く' }), `${word}に賛成です。`);
  await press(button(page, 'コメントを投稿する'));
  await page
    .getByRole('listitem')
    .filter({ hasText: `${word}に賛成です。` })
    .first()
    .waitFor();
  expect(taps()).toBeLessThanOrEqual(9);
});
