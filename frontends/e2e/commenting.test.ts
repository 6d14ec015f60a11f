import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { type Account, accountIds, api, as, newMember, postIdea } from '../../gateway/e2e/product.ts';
import { block } from './support/accounts/block.ts';
import { fillLogin, logOut } from './support/accounts/log-in.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { uniqueWord } from './support/unique-word.ts';

const { visitor, member } = useBrowser();

const discussion = (page: Page) => page.getByRole('region', { name: /^コメント（/ });
const field = (page: Page) => discussion(page).getByRole('textbox', { name: 'コメントを書く' });

const comment = async (page: Page, text: string) => {
  await field(page).fill(text);
  await discussion(page).getByRole('button', { name: 'コメントを投稿する' }).click();
};

const holds = (page: Page, text: string) =>
  eventually(async () => expect(await field(page).inputValue()).toBe(text));

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
  await holds(page, '');

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
  await holds(page, `${text}！`);
});

test('an archived category takes no comments, and says so', async () => {
  const page = await member('member2');
  await page.goto('/category/paper-and-seal');
  await page.getByRole('main').getByRole('article').getByRole('link').first().click();
  await page.getByText('募集を終了したテーマには、コメントを投稿できません。').waitFor();
  expect(await field(page).count()).toBe(0);
});

/** Posts a comment through the API; its text is like no other. */
const postComment = async (account: Account, idea_id: number, comment_id?: number) => {
  const contents = Array.from({ length: 4 }, uniqueWord).reverse().join('、');
  const answer = await api
    .post('/comments')
    .set(await as(account))
    .send({ idea_id, contents, ...(comment_id ? { comment_id } : {}) });
  return answer.body.results as { id: number; contents: string };
};

const article = (page: Page, id: number) => page.locator(`#comment-${id}`);

test('stars are given with the keyboard alone, changed with a press and taken back', async () => {
  const idea = await postIdea('supporter1');
  const { id } = await postComment('member2', idea);
  const page = await member('semioperator1');
  await page.goto(`/idea/${idea}`);
  const comment = article(page, id);
  await comment.getByRole('button', { name: 'No.001を評価する' }).focus();
  await page.keyboard.press('Enter');
  await comment.getByRole('group', { name: 'No.001のコメントの評価' }).waitFor();
  await comment.getByRole('radio', { name: '1つ星' }).and(page.locator(':focus')).waitFor();
  for (const key of ['Space', 'ArrowRight', 'ArrowRight', 'ArrowRight', 'Enter'])
    await page.keyboard.press(key);
  await comment.getByText('平均4（1件の評価）').waitFor();
  await comment.getByText('高評価').waitFor();
  await page.goto(`/idea/${idea}?comments=oldest`);
  await discussion(page).getByRole('link', { name: '高評価のみ（平均4以上）' }).click();
  await page.waitForURL(/comments=high/);
  await comment.getByText('平均4（1件の評価）').waitFor();
  await page.goto(`/idea/${idea}`);
  await comment.getByRole('button', { name: /^あなたの評価：4つ星/ }).click();
  await comment.locator('label').filter({ hasText: '2つ星' }).click();
  await comment.getByText('平均2（1件の評価）').waitFor();
  await comment.getByRole('button', { name: /^あなたの評価：2つ星/ }).click();
  await comment.getByRole('button', { name: '評価を取り消す' }).click();
  await comment.getByText(/件の評価/).waitFor({ state: 'detached' });
  await comment.getByRole('button', { name: 'No.001を評価する' }).waitFor();
});

test('neither one’s own comment nor those on one’s own idea can be rated; a visitor is asked to log in', async () => {
  const idea = await postIdea('semioperator1');
  const { id } = await postComment('member2', idea);
  const [author, commenter, stranger] = [
    await member('semioperator1'),
    await member('member2'),
    await visitor(),
  ];
  for (const page of [author, commenter, stranger]) await page.goto(`/idea/${idea}`);
  await author.getByText('ご自身が投稿したアイデアのコメントは評価できません').waitFor();
  await article(commenter, id).getByText('ご自身のコメントは評価できません').waitFor();
  for (const page of [author, commenter]) {
    expect(
      await article(page, id)
        .getByRole('button', { name: /評価する/ })
        .count(),
    ).toBe(0);
  }
  await article(stranger, id)
    .getByRole('button', { name: /評価する/ })
    .click();
  await stranger.getByRole('dialog').getByText('コメントを評価するには、ログインが必要です。').waitFor();
});

test('an edited comment shows what it said before; a removed one leaves its replies', async () => {
  const idea = await postIdea('supporter1');
  const { id, contents } = await postComment('member2', idea);
  const reply = await postComment('semioperator1', idea, id);
  const page = await member('member2');
  await page.goto(`/idea/${idea}`);
  const comment = article(page, id);
  await comment.getByRole('button', { name: 'No.001を編集する' }).click();
  await comment.getByRole('textbox', { name: 'No.001のコメントを編集' }).fill('言い直します。');
  await comment.getByRole('button', { name: '変更を保存する' }).click();
  await comment.getByText('編集済み').waitFor();
  await comment.getByText('編集前の内容を見る').click();
  await comment.getByRole('listitem').filter({ hasText: '最初の投稿' }).getByText(contents).waitFor();

  await comment.getByRole('button', { name: 'No.001のその他の操作' }).click();
  await comment.getByRole('button', { name: '削除する' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'コメントを削除する' }).click();
  await comment.getByText('このコメントは削除されました').waitFor();
  await article(page, reply.id).getByText(reply.contents).waitFor();
  await page.getByRole('heading', { name: 'コメント（1件）' }).waitFor();
});

test('what is written survives a reload, and is nobody’s to read once its member has logged out elsewhere', async () => {
  const idea = await postIdea('supporter1');
  const page = await member('admin1');
  await page.goto(`/idea/${idea}`);
  const typed = `${uniqueWord()}を書きかけのまま残します。`;
  await field(page).fill(typed);
  await page.reload();
  await holds(page, typed);

  const other = await page.context().newPage();
  await other.goto('/page/faq');
  await logOut(other);
  await discussion(page).getByText('コメントを投稿するには、ログインが必要です。').first().waitFor();
  await holds(page, '');
  await discussion(page).getByRole('button', { name: 'ログイン' }).click();
  await fillLogin(page, 'admin1');
  await holds(page, '');
});

test('an address of a comment opens the page that it is on, and moves to it', async () => {
  const idea = await postIdea('supporter1');
  const first = await postComment('member2', idea);
  const reply = await postComment('semioperator1', idea, first.id);
  for (let count = 0; count < 31; count += 1) await postComment('member2', idea);
  const page = await visitor();
  await page.goto(`/idea/${idea}/comment/${reply.id}`);
  const focused = article(page, reply.id).and(page.locator(':focus'));
  await focused.getByText('リンク先のコメント').waitFor();
  await eventually(async () =>
    expect(await article(page, reply.id).boundingBox()).toMatchObject({ y: expect.any(Number) }),
  );
  expect(await page.title()).toMatch(/^コメント No.002：/);
  await discussion(page)
    .getByRole('link', { name: '2ページ目' })
    .and(page.locator('[aria-current=page]'))
    .waitFor();
  await discussion(page).getByRole('link', { name: '1ページ目' }).click();
  await page.waitForURL(`/idea/${idea}?order_target=comments`);
  await eventually(async () => expect(await discussion(page).getByRole('article').count()).toBe(30));
  for (const unknown of ['999999999', 'abc', String(Number.MAX_SAFE_INTEGER)]) {
    await page.goto(`/idea/${idea}/comment/${unknown}`);
    await page.waitForURL('/idea/comment_not_found');
  }
});

test('comments of a blocked member are collapsed for the one who blocks, and for nobody else', async () => {
  const idea = await postIdea('supporter1');
  const { id, contents } = await postComment('semioperator1', idea);
  const reader = await newMember();
  await block(reader, accountIds.semioperator1, `/comments/${id}`);
  const page = await visitor();
  await page.goto(`/idea/${idea}`);
  await article(page, id).getByText(contents).waitFor();
  const blocking = await member(reader.name);
  await blocking.goto(`/idea/${idea}`);
  await article(blocking, id).getByText('ブロックしている会員のコメントのため、表示していません').waitFor();
  expect(await article(blocking, id).getByText(contents).count()).toBe(0);
});

test('comments of all ideas are found by a word, each under its idea', async () => {
  const idea = await postIdea('supporter1');
  const { contents } = await postComment('member2', idea);
  const page = await visitor();
  await page.goto('/comments');
  await page
    .getByRole('main')
    .getByRole('textbox', { name: 'キーワード' })
    .or(page.getByRole('main').getByRole('searchbox'))
    .fill(contents);
  await page.getByRole('main').getByRole('button', { name: '検索する' }).click();
  await page.getByRole('main').getByRole('status').filter({ hasText: /^1件/ }).waitFor();
  await page.getByRole('link', { name: /^試験の題名/ }).click();
  await page.waitForURL(`/idea/${idea}`);
});
