import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { api, as, newMember } from '../../gateway/e2e/product.ts';
import { phone, useBrowser } from './support/browser/use-browser.ts';
import { uniqueWord } from './support/unique-word.ts';

const { member } = useBrowser();

const bell = (page: Page) => page.getByRole('button', { name: /^通知（/ });
const panel = (page: Page) => page.getByRole('region', { name: '通知' });
const countOf = async (page: Page) =>
  Number(/未読(\d+)件/.exec((await bell(page).textContent()) ?? '')?.[1] ?? 0);
const unread = (page: Page, count: number) => eventually(async () => expect(await countOf(page)).toBe(count));

/** What the site tells everyone would be counted too, and other tests open categories and write news meanwhile. */
const onlyTheirOwn = { category: { in_app: false }, news: { in_app: false } };

/** A member of this test's own, on the page of an idea that they have just posted through the dialog. */
const authorOfAnIdea = async () => {
  const { id, name, headers } = await newMember();
  const settled = await api.put(`/members/${id}/notification_settings`).set(headers).send(onlyTheirOwn);
  expect(settled.status).toBe(200);
  const page = await member(name);
  await page.goto('/category/online-procedures');
  await page.getByRole('button', { name: 'このテーマに投稿する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'タイトル' }).fill(`${uniqueWord()}の題名`);
  await dialog.getByRole('textbox', { name: '内容' }).fill('本文です。');
  await dialog.getByRole('button', { name: '投稿する' }).click();
  await page.waitForURL(/\/idea\/\d+$/);
  await bell(page).waitFor();
  return { page, idea: Number(page.url().split('/').at(-1)) };
};

const comment = async (idea: number, contents: string) => {
  const answer = await api
    .post('/comments')
    .set(await as('member2'))
    .send({ idea_id: idea, contents });
  expect(answer.status).toBe(201);
};

test("another member's comment reaches the author's open page: badge, comment, panel", async () => {
  const { page: author, idea } = await authorOfAnIdea();
  await unread(author, 0);
  let reloads = 0;
  author.on('load', () => {
    reloads += 1;
  });

  const page = await member('member2');
  await page.goto(`/idea/${idea}`);
  const word = uniqueWord();
  await page.getByRole('textbox', { name: 'コメントを書く' }).fill(`${word}はとても良い考えです。`);
  await page.getByRole('button', { name: 'コメントを投稿する' }).click();

  await unread(author, 1);
  await author.getByRole('article').filter({ hasText: word }).waitFor();
  expect(reloads).toBe(0);

  await bell(author).click();
  await panel(author).getByRole('listitem').filter({ hasText: '未読' }).getByRole('link').click();
  await unread(author, 0);
  await panel(author).waitFor({ state: 'detached' });
  expect(author.url()).toMatch(new RegExp(`/idea/${idea}/comment/\\d+$`));
});

test('one is marked read by following it, the rest all at once, and it stays so', async () => {
  const { page, idea } = await authorOfAnIdea();
  await comment(idea, '一つ目の意見です。駅から遠い人のことも考えてください。');
  await comment(idea, '二番目に、費用の見積もりがあると判断しやすくなります。');
  await comment(idea, 'ほかの自治体で先に試した例を調べてみました。');
  await unread(page, 3);
  await bell(page).click();
  await eventually(async () => expect(await panel(page).getByRole('listitem').count()).toBe(3));
  let isOpen = () => {};
  const opened = new Promise<void>((done) => {
    isOpen = done;
  });
  await page.route(/\/api\/v1\/comments\/\d+/, (route) => opened.then(() => route.continue()));
  await panel(page).getByRole('listitem').first().getByRole('link').click();
  await unread(page, 2);

  await bell(page).click();
  await panel(page).waitFor();
  isOpen();
  // The comment that the address names takes the focus, but not from who has opened the panel meanwhile.
  await page.getByText('リンク先のコメント').waitFor();
  await panel(page).getByRole('button', { name: 'すべて既読にする' }).click();
  await unread(page, 0);
  const choice = panel(page).getByRole('checkbox', { name: '未読だけを表示' });
  await eventually(async () =>
    expect(await choice.evaluate((box) => box === document.activeElement)).toBe(true),
  );
  const unreadItems = () => panel(page).getByRole('listitem').filter({ hasText: '未読' }).count();
  await eventually(async () => expect(await unreadItems()).toBe(0));
  await page.reload();
  await bell(page).waitFor();
  await bell(page).click();
  await eventually(async () => expect(await panel(page).getByRole('listitem').count()).toBe(3));
  expect(await unreadItems()).toBe(0);
  await choice.check();
  await panel(page).getByText('未読の通知はありません').waitFor();
});

test('on a phone the panel opens from the header', async () => {
  const page = await member('member1', { viewport: phone });
  await page.goto('/page/faq');
  await page.getByRole('banner').getByRole('button', { name: /^通知/ }).click();
  await panel(page).getByRole('button', { name: '通知を閉じる' }).click();
  await panel(page).waitFor({ state: 'detached' });
});

test('without the socket the page asks now and then', async () => {
  const { page, idea } = await authorOfAnIdea();
  await page.routeWebSocket(/\/app\//, (socket) => socket.close());
  await page.clock.install();
  const counted = page.waitForResponse((answer) => answer.url().includes('status=unread'));
  await page.reload();
  await counted;
  await unread(page, 0);
  await comment(idea, '窓口が遠い人のために、郵送でも受け付けてください。');
  // Each time longer than the operators have set, until the notification is there to be found; no push comes.
  await eventually(async () => {
    await page.clock.fastForward(61_000);
    expect(await countOf(page)).toBe(1);
  });
});

test('the panel goes on by itself when its end comes into view', async () => {
  const { page, idea } = await authorOfAnIdea();
  for (const letter of 'あいうえおかきくけこさ') await comment(idea, letter.repeat(20));
  await unread(page, 11);
  await bell(page).click();
  const items = panel(page).getByRole('listitem').filter({ hasText: '未読' });
  await eventually(async () => expect(await items.count()).toBe(10));
  await panel(page).getByRole('listitem').last().scrollIntoViewIfNeeded();
  await eventually(async () => expect(await items.count()).toBe(11));
});
