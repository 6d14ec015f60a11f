import type { Page } from 'playwright-core';
import { api, as, categoryWith, postIdea } from '../../gateway/e2e/product.ts';
import { uniqueWord } from './support/unique-word.ts';
import { useBrowser } from './support/use-browser.ts';

const { visitor, member } = useBrowser();

/** What the document brings along, changed: the site's own settings count for every journey. */
const changeDocuments = (page: Page, change: (document: string) => string) =>
  page.route(
    (url) => !url.pathname.startsWith('/api/'),
    async (route) => {
      if (route.request().resourceType() !== 'document') return route.continue();
      const response = await route.fetch();
      await route.fulfill({ response, body: change(await response.text()) });
    },
  );

const postDialog = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'アイデアを投稿' }).click();
  return page.getByRole('dialog', { name: 'アイデアを投稿する' });
};

test('where no category takes ideas, that is said, with the way to those that were posted', async () => {
  const page = await member('member2');
  const closed = (text: string) =>
    text.replaceAll(/"status":"(on_air|admin_only_commentable)"/g, '"status":"open_for_comment"');
  await changeDocuments(page, closed);
  await page.route('**/api/v1/categories?**', async (route) => {
    const response = await route.fetch();
    await route.fulfill({ response, body: closed(await response.text()) });
  });
  await page.goto('/page/howto');
  const dialog = await postDialog(page);
  await dialog.getByText('現在、投稿を受け付けているテーマはありません。').waitFor();
  expect(await dialog.getByRole('textbox').count()).toBe(0);
  await dialog.getByRole('link', { name: 'アイデアを見る' }).click();
  await page.waitForURL('/ideas');
  await dialog.waitFor({ state: 'detached' });
});

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

test('while logging in is suspended, an idea is read, and nobody is sent to a login', async () => {
  const id = await postIdea('supporter1');
  const page = await visitor();
  await changeDocuments(page, (document) =>
    document.replaceAll('"feature_login_enabled":"1"', '"feature_login_enabled":"0"'),
  );
  await page.goto(`/idea/${id}`);
  const main = page.getByRole('main');
  const comments = main.getByRole('region', { name: /^コメント（/ });
  await comments.getByText('現在、ログインの受付を停止しています。').waitFor();
  await main.getByRole('button', { name: /^賛成/ }).click();
  const dialog = page.getByRole('dialog', { name: 'ログインが必要です' });
  await dialog.getByText('現在、ログインの受付を停止しています。').waitFor();
  await dialog.getByRole('button', { name: '閉じる' }).click();
  await dialog.waitFor({ state: 'detached' });
  expect(await page.getByRole('button', { name: 'ログイン' }).count()).toBe(0);
});

test('where the operators ask, members reply and do not begin', async () => {
  const idea = await postIdea('supporter1', { category: await categoryWith('admin_only_commentable') });
  await api
    .post('/comments')
    .set(await as('operator1'))
    .send({ idea_id: idea, contents: `${uniqueWord()}について、ご意見をお聞かせください。` });
  const page = await member('member2');
  await page.goto(`/idea/${idea}`);
  const comments = page.getByRole('region', { name: /^コメント（/ });
  await comments.getByText('このテーマでは、コメントへの返信のみ投稿できます。').waitFor();
  expect(await comments.getByRole('textbox').count()).toBe(0);
  await comments.getByRole('button', { name: 'No.001に返信する' }).click();
  const word = uniqueWord();
  await comments.getByRole('textbox', { name: 'No.001への返信を書く' }).fill(`${word}と考えます。`);
  await comments.getByRole('button', { name: '返信を投稿する' }).click();
  await comments.getByRole('article').filter({ hasText: word }).last().waitFor();
});

test('a category that closes while one writes is said to be closed, and the text stays', async () => {
  const idea = await postIdea('supporter1');
  const page = await member('member2');
  await page.goto(`/idea/${idea}`);
  await page.route('**/api/v1/comments?**', (route) =>
    route.fulfill({
      status: 403,
      json: { message: 'Forbidden', errors: { category: ['not_allowed'] } },
    }),
  );
  const field = page.getByRole('textbox', { name: 'コメントを書く' });
  await field.fill('間に合わなかったコメント');
  await page.getByRole('button', { name: 'コメントを投稿する' }).click();
  await page
    .getByRole('alert')
    .filter({ hasText: '募集を終了したテーマには、コメントを投稿できません。' })
    .waitFor();
  expect(await field.inputValue()).toBe('間に合わなかったコメント');
});
