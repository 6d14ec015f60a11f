import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser/use-browser.ts';
import { uniqueWord } from './support/unique-word.ts';

const { member } = useBrowser();

const postDialog = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'アイデアを投稿' }).click();
  return page.getByRole('dialog', { name: 'アイデアを投稿する' });
};

test('who has to complete the profile first is told so in the form, which keeps what is typed', async () => {
  const page = await member('member2');
  await page.route('**/api/v1/me?**', async (route) => {
    const response = await route.fetch();
    const { results } = await response.json();
    await route.fulfill({ response, json: { results: { ...results, profile_redirect: true } } });
  });
  await page.goto('/page/howto');
  await page.getByRole('heading', { level: 1, name: 'プロフィールの編集' }).waitFor();
  const dialog = await postDialog(page);
  await dialog.getByText('投稿するには、先にプロフィールを登録してください。').waitFor();
  const word = uniqueWord();
  await dialog.getByRole('textbox', { name: 'タイトル' }).fill(word);
  expect(await dialog.getByRole('button', { name: '投稿する' }).isDisabled()).toBe(true);
  await dialog.getByRole('link', { name: 'プロフィールを登録する' }).click();
  await dialog.waitFor({ state: 'detached' });
  const again = await postDialog(page);
  expect(await again.getByRole('textbox', { name: 'タイトル' }).inputValue()).toBe(word);
  await again.getByRole('button', { name: '入力内容を消す' }).click();
});
