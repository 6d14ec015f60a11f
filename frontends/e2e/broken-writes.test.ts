import { eventually } from '@ideabox/testing';
import type { Locator, Page } from 'playwright-core';
import { api, as, newMember, postIdea } from '../../gateway/e2e/product.ts';
import { breakWrites, type Fault, isWrite, mendApi } from './support/faults.ts';
import { fillLogin } from './support/log-in.ts';
import { uniqueWord } from './support/unique-word.ts';
import { useBrowser } from './support/use-browser.ts';

const { visitor, member } = useBrowser();

/** In this order each answer's words differ from those before. */
const order: Fault[] = ['nothing', 503, 429, 'HTML instead of JSON'];
type Words = Record<Fault, string>;

const later = '7秒ほど待ってから';
const publicWords: Words = {
  nothing: '通信できませんでした。',
  503: 'エラーが発生しました。しばらく時間をおいてから、もう一度お試しください。',
  429: later,
  'HTML instead of JSON': '通信できませんでした。',
};
const memberWords: Words = {
  nothing: 'サーバーに接続できませんでした。',
  503: '処理できませんでした。',
  429: later,
  'HTML instead of JSON': 'サーバーに接続できませんでした。',
};
const inquiryWords: Words = {
  nothing: '通信できませんでした。',
  503: 'ただいま一時的に受け付けられません。',
  429: later,
  'HTML instead of JSON': '通信できませんでした。',
};

type Attempt = {
  press: () => Promise<unknown>;
  /** Where it is said what went wrong. */
  place: Locator;
  words: Words;
  /** What must be as it was, whatever happens. */
  kept: () => Promise<unknown>;
  /** The server takes the last attempt, and its answer gets lost. */
  isTaken?: boolean;
};

/** So that the next one is not taken for this one. */
const closeToasts = (page: Page) =>
  page.evaluate(() => {
    for (const button of document.querySelectorAll<HTMLElement>('[role=status] button')) button.click();
  });

/** Tries through all faults and looks at what is said and kept each time; then nothing is broken any more. */
const tryAll = async (page: Page, { press, place, words, kept, isTaken = false }: Attempt) => {
  const before = await kept();
  for (const fault of order) {
    await breakWrites(page, fault, { taken: isTaken && fault === 'HTML instead of JSON' });
    const sent = page.waitForRequest(isWrite);
    await press();
    await sent;
    await place.filter({ hasText: words[fault] }).first().waitFor();
    await eventually(async () => expect(await kept()).toEqual(before));
    await mendApi(page);
    await closeToasts(page);
  }
};

const toasts = (page: Page) => page.getByRole('status');

const openIdea = async () => {
  const page = await member('member2');
  const id = await postIdea('supporter1');
  await page.goto(`/idea/${id}`);
  await page.getByRole('button', { name: /^賛成/ }).waitFor();
  return { page, id };
};

test('an idea is not lost, and sent again it is one', async () => {
  const word = uniqueWord();
  const page = await member('member2');
  await page.goto('/category/online-procedures');
  await page.getByRole('button', { name: 'このテーマに投稿する' }).click();
  const dialog = page.getByRole('dialog');
  const title = dialog.getByRole('textbox', { name: 'タイトル' });
  const contents = dialog.getByRole('textbox', { name: '内容' });
  const submit = dialog.getByRole('button', { name: '投稿する' });
  await title.fill(`${word}の題名`);
  await contents.fill(`${word}の本文`);
  await tryAll(page, {
    press: () => submit.click(),
    place: dialog,
    words: publicWords,
    kept: async () => [await title.inputValue(), await contents.inputValue()],
    isTaken: true,
  });
  await submit.click();
  await page.waitForURL(/\/idea\/\d+$/);
  const { body } = await api.get('/ideas').query({ keyword: word });
  expect(body.results).toHaveLength(1);
});

test('a comment is not lost, and sent again it is one', async () => {
  const { page, id } = await openIdea();
  const comments = page.getByRole('region', { name: /^コメント（/ });
  const field = comments.getByRole('textbox', { name: 'コメントを書く' });
  const submit = comments.getByRole('button', { name: 'コメントを投稿する' });
  await field.fill(`${uniqueWord()}も考えてください。`);
  await tryAll(page, {
    press: () => submit.click(),
    place: comments.getByRole('alert'),
    words: publicWords,
    kept: () => field.inputValue(),
    isTaken: true,
  });
  await submit.click();
  await comments.getByRole('article').first().waitFor();
  expect((await api.get(`/ideas/${id}/comments`)).body.results).toHaveLength(1);
});

test('a vote and a favourite are shown as they are', async () => {
  const { page } = await openIdea();
  const vote = page.getByRole('button', { name: /^賛成/ });
  await tryAll(page, {
    press: () => vote.click(),
    place: toasts(page),
    words: publicWords,
    kept: async () => [await vote.textContent(), await vote.getAttribute('aria-pressed')],
  });
  await vote.click();
  await page.getByRole('button', { name: '賛成 1票', pressed: true }).waitFor();

  await page.reload();
  const favorite = page.getByRole('button', { name: /^お気に入り/ });
  await tryAll(page, {
    press: () => favorite.click(),
    place: toasts(page),
    words: publicWords,
    kept: async () => [await favorite.textContent(), await favorite.getAttribute('aria-pressed')],
  });
  await favorite.click();
  await page.getByRole('button', { name: 'お気に入りに追加済み', pressed: true }).waitFor();
});

test('stars that were chosen stay chosen', async () => {
  const { page, id } = await openIdea();
  const contents = `${uniqueWord()}という意見です。`;
  await api
    .post('/comments')
    .set(await as('member1'))
    .send({ idea_id: id, contents });
  await page.reload();
  const comment = page.getByRole('article').filter({ hasText: contents });
  await comment.getByRole('button', { name: /評価する$/ }).click();
  const stars = comment.getByRole('radio', { name: '3つ星' });
  await stars.focus();
  await page.keyboard.press('Space');
  await tryAll(page, {
    press: () => comment.getByRole('button', { name: '評価を送信する' }).click(),
    place: comment.getByRole('alert'),
    words: publicWords,
    kept: () => stars.isChecked(),
  });
  await comment.getByRole('button', { name: '評価を送信する' }).click();
  await comment.getByText('平均3（1件の評価）').waitFor();
});

test('a profile that cannot be saved keeps what was typed', async () => {
  const { id, name, headers } = await newMember();
  const page = await visitor();
  await page.goto('/members/profile');
  await page.getByRole('main').getByRole('button', { name: 'ログイン' }).click();
  await fillLogin(page, name, 'ideabox-e2e');
  const website = page.getByLabel('ウェブサイト');
  const address = `https://www.example.jp/${uniqueWord()}`;
  await website.fill(address);
  await tryAll(page, {
    press: () => page.getByRole('button', { name: '保存する', exact: true }).click(),
    place: page.getByRole('main').getByRole('alert'),
    words: memberWords,
    kept: () => website.inputValue(),
  });
  await page.getByRole('button', { name: '保存する', exact: true }).click();
  await page.waitForURL('**/members');
  const { body } = await api.get(`/members/${id}`).set(headers);
  expect(body.results.website).toBe(address);
});

test('an inquiry is not lost, and sent again it is one', async () => {
  const page = await member('member2');
  await page.goto('/page/privacy');
  await page.getByRole('contentinfo').getByRole('button', { name: 'お問い合わせ' }).click();
  const dialog = page.getByRole('dialog', { name: 'お問い合わせ' });
  const field = dialog.getByRole('textbox');
  const words = `${uniqueWord()}について教えてください。`;
  await field.fill(words);
  await tryAll(page, {
    press: () => dialog.getByRole('button', { name: '送信する' }).click(),
    place: dialog.getByRole('alert'),
    words: inquiryWords,
    kept: () => field.inputValue(),
    isTaken: true,
  });
  await dialog.getByRole('button', { name: '送信する' }).click();
  await dialog.waitFor({ state: 'detached' });
  const { body } = await api.get('/reports?limit=50').set(await as('operator1'));
  expect(body.results.filter(({ contents }: { contents: string }) => contents === words)).toHaveLength(1);
});
