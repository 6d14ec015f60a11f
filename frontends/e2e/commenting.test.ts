import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { postIdea } from '../../gateway/e2e/product.ts';
import { uniqueWord } from './support/unique-word.ts';
import { useBrowser } from './support/use-browser.ts';

const { visitor, member } = useBrowser();

const discussion = (page: Page) => page.getByRole('region', { name: /^コメント（/ });
const field = (page: Page) => discussion(page).getByRole('textbox', { name: 'コメントを書く' });

const comment = async (page: Page, text: string) => {
  await field(page).fill(text);
  await discussion(page).getByRole('button', { name: 'コメントを投稿する' }).click();
};

const openIdea = async (account: 'member2' | 'semioperator1') => {
  const page = await member(account);
  const id = await postIdea('supporter1');
  await page.goto(`/idea/${id}`);
  return { page, id };
};

test('a comment and a reply to it are shown in their places, to visitors too', async () => {
  const word = uniqueWord();
  const { page, id } = await openIdea('member2');
  await comment(page, `${word}について、平日の夜も開けてほしいです。`);
  await discussion(page).getByRole('article').filter({ hasText: word }).waitFor();
  await page.getByText('コメントを投稿しました').first().waitFor();
  expect(await field(page).inputValue()).toBe('');

  await discussion(page).getByRole('button', { name: '返信する' }).click();
  await discussion(page).getByRole('textbox', { name: '返信を書く' }).fill(`${word}への返信です。`);
  await discussion(page).getByRole('button', { name: '返信を投稿する' }).click();
  const replies = discussion(page).getByRole('list', { name: 'No.001への返信' });
  await replies.getByText(`${word}への返信です。`).waitFor();

  const stranger = await visitor();
  await stranger.goto(`/idea/${id}`);
  await stranger.getByRole('list', { name: 'No.001への返信' }).getByText(`${word}への返信です。`).waitFor();
  await stranger.getByText('コメントを投稿するには、ログインが必要です。').waitFor();
});

test('the count of comments follows at once, and stays after a reload', async () => {
  const { page } = await openIdea('member2');
  await comment(page, 'この提案に賛成です。理由は二つあります。');
  await page.getByRole('heading', { name: 'コメント（1件）' }).waitFor();
  await eventually(async () => {
    await page.reload();
    await discussion(page).waitFor();
    expect(await discussion(page).getByRole('heading', { level: 2 }).textContent()).toBe('コメント（1件）');
  });
});

test('501 characters are refused, 500 are taken', async () => {
  const { page } = await openIdea('member2');
  await comment(page, '長'.repeat(501));
  await discussion(page).getByRole('alert').filter({ hasText: '500文字以内で入力してください' }).waitFor();
  await comment(page, '長'.repeat(500));
  await discussion(page).getByRole('article').filter({ hasText: '長長長' }).waitFor();
});

test('a comment much like one before it is refused with its reason, and stays in the field', async () => {
  const { page } = await openIdea('semioperator1');
  const text = '駅前の駐輪場を、夜間も使えるようにしてください。';
  await comment(page, text);
  await discussion(page).getByRole('article').filter({ hasText: text }).waitFor();
  await comment(page, `${text}！`);
  await discussion(page)
    .getByRole('alert')
    .filter({ hasText: 'よく似たコメントがすでに投稿されています' })
    .waitFor();
  expect(await field(page).inputValue()).toBe(`${text}！`);
});

test('an archived category takes no comments, and says so', async () => {
  const page = await member('member2');
  await page.goto('/category/paper-and-seal');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByText('募集を終了したテーマには、コメントを投稿できません。').waitFor();
  expect(await field(page).count()).toBe(0);
});
