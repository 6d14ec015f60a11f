import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { api, newMember } from '../../gateway/e2e/product.ts';
import { block } from './support/accounts/block.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { uniqueWord } from './support/unique-word.ts';

const { member } = useBrowser();

const main = (page: Page) => page.getByRole('main');
const dialog = (page: Page) => page.getByRole('dialog');
const article = (page: Page, id: number) => page.locator(`#comment-${id}`);
const press = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name }).click();
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name }).waitFor();

type Member = Awaited<ReturnType<typeof newMember>>;

const posted = async (author: Member, path: string, body: object): Promise<number> => {
  const answer = await api.post(path).set(author.headers).send(body);
  expect(answer.status).toBe(201);
  return answer.body.results.id;
};

/** An idea with a comment, both by a member of this journey alone. */
const authorOfBoth = async () => {
  const author = await newMember();
  const texts = { name: uniqueWord(), contents: '名前を出さずに書きました。' };
  const idea = await posted(author, '/ideas', { ...texts, category: 1 });
  const comment = await posted(author, '/comments', { idea_id: idea, contents: uniqueWord() });
  return { author, idea, comment };
};

/** Hides a member as a contributor, and waits until what they posted no longer says who it was. */
const hide = async ({ id, headers }: Member, ...posts: string[]) => {
  await api.put(`/members/${id}`).set(headers).send({ hidden_contributor: true });
  for (const post of posts) {
    await eventually(async () => expect((await api.get(post)).body.results.user.id).toBeNull());
  }
};

const opened = async (reader: Member, path: string): Promise<Page> => {
  const page = await member(reader.name);
  await page.goto(path);
  return page;
};

test('who hides still edits what is their own, and is asked neither to rate nor to block themselves', async () => {
  const { author, idea, comment } = await authorOfBoth();
  await hide(author, `/ideas/${idea}`, `/comments/${comment}`);
  const page = await opened(author, `/idea/${idea}`);
  await press(page, 'アイデアを編集');
  await dialog(page).getByLabel('内容').fill('名前を出さずに直しました。');
  await dialog(page).getByRole('button', { name: '変更を保存する' }).click();
  await main(page).getByText('名前を出さずに直しました。').first().waitFor();
  await main(page).getByText('ご自身が投稿したアイデアのコメントは評価できません').waitFor();

  await press(page, 'No.001を編集する');
  await article(page, comment).getByRole('textbox').fill('こちらも直しました。');
  await article(page, comment).getByRole('button', { name: '変更を保存する' }).click();
  await article(page, comment).getByText('こちらも直しました。').waitFor();
  await press(page, 'No.001のその他の操作');
  await article(page, comment).getByRole('button', { name: '削除する' }).waitFor();
  await main(page).getByRole('button', { name: 'その他', exact: true }).first().click();
  await main(page).getByRole('button', { name: '問題を報告' }).first().waitFor();
  expect(await main(page).getByRole('button', { name: '投稿者をブロック' }).count()).toBe(0);
});

test('neither the document nor anything that the page asks for says who hides', async () => {
  const { author, idea, comment } = await authorOfBoth();
  await hide(author, `/ideas/${idea}`, `/comments/${comment}`);
  const page = await opened(await newMember(), '/page/faq');
  const said: (string | Promise<string>)[] = [];
  page.on('response', (answer) => {
    if (new URL(answer.url()).pathname.startsWith('/api/')) said.push(answer.text().catch(() => ''));
  });
  for (const path of [`/idea/${idea}/comment/${comment}`, '/ideas', '/comments']) {
    const document = await page.goto(path);
    said.push(`${await document?.text()}`);
    await main(page).getByText('名前を公開していない会員').first().waitFor();
  }
  const texts = await Promise.all(said);
  expect(texts.filter((text) => text.includes(`"id":${idea}`)).length).toBeGreaterThan(3);
  expect(texts.filter((text) => text.includes(author.id))).toEqual([]);
});

test('who is blocked stays so when they hide', async () => {
  const { author, idea, comment } = await authorOfBoth();
  const reader = await newMember();
  await block(reader, author.id, `/ideas/${idea}`);
  await hide(author, `/ideas/${idea}`, `/comments/${comment}`);
  const page = await opened(reader, `/idea/${idea}`);
  await heading(page, 'このアイデアは表示されません');
  const { body } = await api.get(`/ideas/${idea}`);
  await page.goto(`/search?keyword=${body.results.name}`);
  await main(page).getByText('ブロックしている会員のアイデア1件は表示していません。').waitFor();
  // What only comes near is a level below what was found.
  expect(await main(page).getByRole('article').getByRole('heading', { level: 2 }).count()).toBe(0);
  const own = main(page).getByRole('article').filter({ hasText: body.results.name });
  expect(await own.count()).toBe(0);
});

test('who hides is blocked by their idea; the list names nobody, and ends it', async () => {
  const { author, idea } = await authorOfBoth();
  await hide(author, `/ideas/${idea}`);
  const page = await opened(await newMember(), `/idea/${idea}`);
  await main(page).getByRole('button', { name: 'その他', exact: true }).first().click();
  await press(page, '投稿者をブロック');
  await dialog(page).getByText('だれであるかは分かりません').waitFor();
  await dialog(page).getByRole('button', { name: 'ブロックする' }).click();
  await heading(page, 'このアイデアは表示されません');

  await main(page).getByRole('link', { name: 'ブロックした会員を確認する' }).click();
  await press(page, /にブロックした名前を公開していない会員のブロックを解除$/);
  const list = main(page).getByRole('list', { name: 'ブロックリスト' });
  expect(await list.getByRole('link').count()).toBe(0);
  await dialog(page).getByRole('button', { name: 'ブロックを解除' }).click();
  await main(page).getByText('ブロックしている会員はいません').waitFor();
  await eventually(async () => {
    await page.goto(`/idea/${idea}`);
    const hidden = page.getByRole('heading', { level: 1, name: 'このアイデアは表示されません' });
    await main(page).getByText('名前を出さずに書きました。').or(hidden).first().waitFor();
    expect(await hidden.count()).toBe(0);
  });
});

test('who hides is blocked by their comment, all of whose comments are collapsed', async () => {
  const { author, comment } = await authorOfBoth();
  const idea = await posted(await newMember(), '/ideas', {
    ...{ name: uniqueWord(), contents: '試験の本文です。', category: 1 },
  });
  const first = await posted(author, '/comments', { idea_id: idea, contents: uniqueWord() });
  const second = await posted(author, '/comments', { idea_id: idea, contents: uniqueWord() });
  await hide(author, `/comments/${comment}`, `/comments/${second}`);
  const page = await opened(await newMember(), `/idea/${idea}`);
  await press(page, 'No.002のその他の操作');
  await article(page, second).getByRole('button', { name: '投稿者をブロック' }).click();
  await dialog(page).getByRole('button', { name: 'ブロックする' }).click();
  for (const id of [first, second]) {
    await article(page, id).getByText('ブロックしている会員のコメントのため、表示していません').waitFor();
  }
  await article(page, second).and(page.locator(':focus')).waitFor();
});
