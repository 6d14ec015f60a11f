import type { Page } from 'playwright-core';
import { api, as, postIdea } from '../../gateway/e2e/product.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { uniqueWord } from './support/unique-word.ts';

const { member } = useBrowser();

/** Sends what `press` sends; the server takes it, and the page is left before the answer comes. */
const leaveUnderWay = async (page: Page, path: string, press: () => Promise<unknown>) => {
  const taken = Promise.withResolvers<void>();
  await page.route(`**/api/v1${path}?**`, async (route) => {
    if (route.request().method() === 'GET') return route.continue();
    await route.fetch();
    taken.resolve();
  });
  await press();
  await taken.promise;
  await page.reload();
  await page.unrouteAll({ behavior: 'ignoreErrors' });
};

const posted = '前回送信したアイデアは、すでに投稿されています。';

const openPost = async (page: Page) => {
  await page.getByRole('banner').getByRole('button', { name: 'アイデアを投稿' }).click();
  const dialog = page.getByRole('dialog', { name: 'アイデアを投稿する' });
  const title = dialog.getByRole('textbox', { name: 'タイトル' });
  await title.waitFor();
  return { dialog, title, submit: dialog.getByRole('button', { name: '投稿する' }) };
};

const fillIdea = async (page: Page, word: string) => {
  await page.goto('/page/howto');
  const { dialog, title, submit } = await openPost(page);
  await dialog
    .getByRole('combobox', { name: 'テーマ' })
    .selectOption({ label: 'くらしの手続きのお困りごと' });
  await title.fill(`${word}の題名`);
  await dialog.getByRole('textbox', { name: '内容' }).fill(`${word}の本文`);
  return submit;
};

const ideasWith = async (keyword: string): Promise<{ id: number }[]> =>
  (await api.get('/ideas').query({ keyword })).body.results;

test('an idea that was taken while the page was reloaded is said to be posted, and is there once', async () => {
  const word = uniqueWord();
  const page = await member('member2');
  const submit = await fillIdea(page, word);
  await leaveUnderWay(page, '/ideas', () => submit.click());
  const { dialog, title } = await openPost(page);
  await dialog.getByText(posted).waitFor();
  expect(await title.inputValue()).toBe('');
  await dialog.getByRole('link', { name: '投稿したアイデアを見る' }).click();
  await page.getByRole('heading', { level: 1, name: `${word}の題名` }).waitFor();
  expect(await ideasWith(word)).toHaveLength(1);
  await page.reload();
  expect(await (await openPost(page)).title.inputValue()).toBe('');
});

test('two tabs with one draft post one idea', async () => {
  const word = uniqueWord();
  const page = await member('member2');
  const here = await fillIdea(page, word);
  const tab = await page.context().newPage();
  await tab.goto('/page/howto');
  const there = await openPost(tab);
  expect(await there.title.inputValue()).toBe(`${word}の題名`);
  for (const [side, submit] of [
    [page, here],
    [tab, there.submit],
  ] as const) {
    await submit.click();
    await side.waitForURL(/\/idea\/\d+$/);
  }
  expect(await ideasWith(word)).toHaveLength(1);
  expect(tab.url()).toBe(page.url());
});

test('a comment and a reply that were taken while the page was reloaded are said to be posted', async () => {
  const idea = await postIdea('supporter1');
  const first = { idea_id: idea, contents: `${uniqueWord()}に賛成します。` };
  await api
    .post('/comments')
    .set(await as('member1'))
    .send(first)
    .expect(201);
  const page = await member('member2');
  await page.goto(`/idea/${idea}`);
  const comments = page.getByRole('region', { name: /^コメント（/ });
  const notices = comments.getByText('前回送信したコメントは、すでに投稿されています。');
  const comment = comments.getByRole('textbox', { name: 'コメントを書く' });
  await comment.fill(`${uniqueWord()}も考えてください。`);
  await leaveUnderWay(page, '/comments', () =>
    comments.getByRole('button', { name: 'コメントを投稿する' }).click(),
  );
  await notices.waitFor();
  expect(await comment.inputValue()).toBe('');
  await page.reload();
  await comments.getByRole('button', { name: 'No.001に返信する' }).click();
  const reply = page.getByRole('textbox', { name: 'No.001への返信を書く' });
  await reply.fill(`${uniqueWord()}はいかがでしょう。`);
  await leaveUnderWay(page, '/comments', () =>
    comments.getByRole('button', { name: '返信を投稿する' }).click(),
  );
  await notices.waitFor();
  expect([await notices.count(), await reply.inputValue()]).toEqual([1, '']);
  await comments.getByRole('link', { name: '投稿したコメントを見る' }).click();
  await page.waitForURL(new RegExp(`/idea/${idea}/comment/\\d+$`));
  expect((await api.get('/comments').query({ idea })).body.metadata.resultset.count).toBe(3);
});
