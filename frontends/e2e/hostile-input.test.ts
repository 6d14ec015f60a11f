import type { Page } from 'playwright-core';
import { postIdea } from '../../gateway/e2e/product.ts';
import { watchProblems } from './support/browser/problems.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { uniqueWord } from './support/unique-word.ts';

const { visitor, member } = useBrowser();

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '[押して](javascript:alert(1))',
];
const title = '<img src=x onerror=alert(1)><script>alert(1)</script>';

/** Not the related ideas, which may have been written by the same hand. */
const commentsOn = (page: Page) => page.getByRole('region', { name: /^コメント（/ }).getByRole('article');

/** Keeps what pops up; without a listener Playwright would close it unseen. */
const watchDialogs = (page: Page) => {
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  return dialogs;
};

test('script, markup and javascript: in title, contents and comment are text to their reader', async () => {
  const word = uniqueWord();
  const id = await postIdea('supporter1', { name: `${word}${title}`, contents: hostile.join('\n') });
  const writer = await member('member2');
  await writer.goto(`/idea/${id}`);
  await writer.getByRole('textbox', { name: 'コメントを書く' }).fill(`意見\n${hostile.join('\n')}`);
  await writer.getByRole('button', { name: 'コメントを投稿する' }).click();
  await commentsOn(writer).filter({ hasText: '意見' }).waitFor();

  const page = await visitor();
  const dialogs = watchDialogs(page);
  const { violations } = await watchProblems(page);
  await page.goto(`/idea/${id}`);
  await page.getByRole('heading', { level: 1, name: `${word}${title}` }).waitFor();
  const comment = commentsOn(page).filter({ hasText: '意見' });
  for (const typed of hostile) {
    await page.getByRole('article').first().getByText(typed).first().waitFor();
    await comment.getByText(typed).first().waitFor();
  }
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.filter((href) => !/^(\/|https?:)/.test(href ?? ''))).toEqual([]);

  await page.goto(`/search?keyword=${word}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: `${word}${title}` })
    .waitFor();
  expect(dialogs).toEqual([]);
  expect(violations).toEqual([]);
});

test('script, markup and floods in the address are text, cut to what can be asked for', async () => {
  const page = await visitor();
  const dialogs = watchDialogs(page);
  await page.goto(`/search?keyword=${encodeURIComponent(title)}&tag=${encodeURIComponent(title)}&sort=<b>`);
  await page.getByRole('heading', { level: 1, name: `「${title}」の検索結果` }).waitFor();
  await page.goto(`/search?keyword=${'a'.repeat(10_000)}`);
  await page.getByRole('main').getByText('条件に合うアイデアは見つかりませんでした').waitFor();
  await page.goto(`/ideas?category=${'a'.repeat(10_000)}&sort=x&page=-1&limit=1e9`);
  await page.getByRole('heading', { level: 1, name: 'アイデア一覧' }).waitFor();
  expect(dialogs).toEqual([]);
});
