import { postIdea } from '../../gateway/e2e/product.ts';
import { watchProblems } from './support/problems.ts';
import { uniqueWord } from './support/unique-word.ts';
import { useBrowser } from './support/use-browser.ts';

const { visitor, member } = useBrowser();

const hostile = [
  '<script>alert(1)</script>',
  '<img src=x onerror=alert(1)>',
  '"><svg onload=alert(1)>',
  'javascript:alert(1)',
  '[押して](javascript:alert(1))',
];

test.each(hostile)('%s in title, contents and comment is text to its reader', async (typed) => {
  const word = uniqueWord();
  const writer = await member('member2');
  const dialogs: string[] = [];
  const id = await postIdea('supporter1', { name: `${word} ${typed}`, contents: `本文 ${typed}` });
  await writer.goto(`/idea/${id}`);
  await writer.getByRole('textbox', { name: 'コメントを書く' }).fill(`意見 ${typed}`);
  await writer.getByRole('button', { name: 'コメントを投稿する' }).click();
  await writer.getByRole('article').getByText(`意見 ${typed}`).waitFor();

  const page = await visitor();
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  const { violations } = await watchProblems(page);
  await page.goto(`/idea/${id}`);
  await page.getByRole('heading', { level: 1, name: `${word} ${typed}` }).waitFor();
  await page.getByRole('article').getByText(`本文 ${typed}`).waitFor();
  await page.getByRole('article').getByText(`意見 ${typed}`).waitFor();
  const links = await page
    .getByRole('main')
    .getByRole('link')
    .evaluateAll((all) => all.map((link) => link.getAttribute('href')));
  expect(links.filter((href) => !/^(\/|https?:)/.test(href ?? ''))).toEqual([]);
  await page.goto(`/search?keyword=${word}`);
  await page
    .getByRole('main')
    .getByRole('link', { name: `${word} ${typed}` })
    .waitFor();
  expect(dialogs).toEqual([]);
  expect(violations).toEqual([]);
});

test.each(hostile)('%s as a keyword is text', async (typed) => {
  const page = await visitor();
  const dialogs: string[] = [];
  page.on('dialog', (dialog) => {
    dialogs.push(dialog.message());
    void dialog.dismiss();
  });
  await page.goto(`/search?keyword=${encodeURIComponent(typed)}`);
  await page.getByRole('heading', { level: 1, name: `「${typed}」の検索結果` }).waitFor();
  expect(dialogs).toEqual([]);
});
