import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { accountIds, api, as, newMember, origin, postIdea } from '../../gateway/e2e/product.ts';
import { block } from './support/accounts/block.ts';
import { watchProblems } from './support/browser/problems.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { uniqueWord } from './support/unique-word.ts';

const { visitor, member } = useBrowser();

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name });
/** Opens the menu of what is rarely done, and presses what it has. */
const pressInMenu = async (page: Page, name: string) => {
  const more = main(page)
    .getByRole('region', { name: 'このアイデアの操作' })
    .getByRole('button', { name: 'その他' });
  if ((await more.getAttribute('aria-expanded')) === 'false') await more.click();
  await button(page, name).click();
};
const dialog = (page: Page) => page.getByRole('dialog');
const toast = (page: Page, text: string) => page.getByRole('status').getByText(text).waitFor();
const voteButton = (page: Page, name: string) => button(page, new RegExp(`^${name}(?!の)`));

const video = 'https://www.youtube.com/watch?v=abcdefghijk';

test('a visitor sees a video on demand alone, hands the idea on, and is asked to log in for the rest', async () => {
  const id = await postIdea('supporter1', { contents: `動画です。 ${video}` });
  const page = await visitor();
  const { violations } = await watchProblems(page);
  const elsewhere: string[] = [];
  await page.route(
    (url) => url.origin !== origin,
    (route) => {
      elsewhere.push(route.request().url());
      return route.fulfill({ contentType: 'text/html', body: '' });
    },
  );
  await page.goto(`/idea/${id}`);
  await main(page)
    .getByText(/YouTubeに接続し/)
    .waitFor();
  await button(page, 'その他').click();
  const line = main(page).getByRole('link', { name: 'LINEで共有' });
  expect(await line.getAttribute('href')).toContain(encodeURIComponent(`${origin}/idea/${id}`));
  expect(elsewhere).toEqual([]);
  await button(page, 'YouTubeの動画を再生').click();
  const player = main(page).locator('iframe');
  expect(await player.getAttribute('title')).toContain('YouTubeの動画：');
  await eventually(async () =>
    expect(elsewhere).toEqual(['https://www.youtube-nocookie.com/embed/abcdefghijk?autoplay=1']),
  );
  expect(violations).toEqual([]);
  for (const [name, reason] of [
    ['お気に入りに追加', 'お気に入りに追加するには、ログインが必要です。'],
    ['問題を報告', '問題を報告するには、ログインが必要です。'],
    ['タグを追加・編集', 'タグを追加したり変更したりするには、ログインが必要です。'],
  ] as const) {
    await button(page, name).click();
    await dialog(page).getByText(reason).waitFor();
    await page.keyboard.press('Escape');
    await dialog(page).waitFor({ state: 'detached' });
  }
});

test('the last of several presses counts, and a vote that fails is shown as it was', async () => {
  const id = await postIdea('supporter1');
  const page = await member('member2');
  await page.goto(`/idea/${id}`);
  await eventually(async () => {
    const { body } = await api
      .get(`/members/${accountIds.member2}/reads`)
      .query({ parent_id: id })
      .set(await as('member2'));
    expect(body.results).toHaveLength(1);
  });
  const pressed = Promise.withResolvers<void>();
  await page.route('**/vote?*', async (route) => {
    await pressed.promise;
    await route.continue();
  });
  for (const kind of ['賛成', '中立', '反対']) await voteButton(page, kind).click();
  pressed.resolve();
  await page
    .getByRole('status')
    .getByText('反対に投票しました。 賛成0票、中立0票、反対1票')
    .waitFor({ state: 'attached' });
  const { body } = await api.get(`/ideas/${id}`);
  expect(body.results).toMatchObject({ positive_count: 0, neutral_count: 0, negative_count: 1 });
  await page.unroute('**/vote?*');
  await page.route('**/vote?*', (route) => route.fulfill({ status: 503, body: 'down' }));
  await voteButton(page, '賛成').click();
  await toast(
    page,
    'エラーが発生しました。しばらく時間をおいてから、もう一度お試しください。 あなたの投票は「反対」のままです。',
  );
  await eventually(async () => {
    expect(await voteButton(page, '反対').textContent()).toContain('1票');
    expect(await voteButton(page, '反対').getAttribute('aria-pressed')).toBe('true');
    expect(await voteButton(page, '賛成').textContent()).toContain('0票');
  });
});

test('tags are added, refused twice, renamed, locked against others, and taken off', async () => {
  const id = await postIdea('supporter1');
  const [first, second] = [uniqueWord(), uniqueWord()];
  const page = await member('supporter1');
  await page.goto(`/idea/${id}`);
  await pressInMenu(page, 'タグを追加・編集');
  const field = main(page).getByLabel('追加するタグ');
  await field.fill(first);
  await field.press('Enter');
  await toast(page, `タグ「${first}」を追加しました`);
  await field.fill(first);
  await field.press('Enter');
  await main(page).getByText('同じタグがすでに付いています').waitFor();
  await button(page, `タグ「${first}」を変更`).click();
  await main(page).getByLabel(`タグ「${first}」を変更`).fill(second);
  await button(page, '保存する').click();
  await main(page).getByRole('link', { name: second }).waitFor();
  await button(page, `タグ「${second}」をロック`).click();
  await toast(page, `タグ「${second}」をロックしました`);
  const other = await member('member2');
  await other.goto(`/idea/${id}`);
  await pressInMenu(other, 'タグを追加・編集');
  await main(other).getByText('ロック中').waitFor();
  expect(await button(other, `タグ「${second}」を削除`).count()).toBe(0);
  await button(page, `タグ「${second}」を削除`).click();
  await button(page, '削除する').click();
  await main(page).getByRole('link', { name: second }).waitFor({ state: 'detached' });
});

test('its author edits it, everyone sees what changed, and takes it back', async () => {
  const word = uniqueWord();
  const id = await postIdea('member1', { contents: `窓口の手続を減らす ${word}` });
  const page = await member('member1');
  await page.goto(`/idea/${id}`);
  await button(page, 'アイデアを編集').click();
  const contents = dialog(page).getByLabel('内容');
  await contents.fill('あ'.repeat(1001));
  await dialog(page).getByRole('button', { name: '変更を保存する' }).click();
  await dialog(page).getByText('1000文字以内で入力してください').waitFor();
  await page.reload();
  await button(page, 'アイデアを編集').click();
  await dialog(page).getByText('前回入力した内容の続きから始められます。').waitFor();
  expect(await contents.inputValue()).toBe('あ'.repeat(1001));
  await contents.fill(`窓口の書類を減らす ${word}`);
  await dialog(page).getByRole('button', { name: '変更を保存する' }).click();
  await toast(page, 'アイデアを更新しました');
  await pressInMenu(page, '変更の履歴');
  expect(await main(page).locator('del').textContent()).toBe('削除：手続');
  expect(await main(page).locator('ins').textContent()).toBe('追加：書類');
  await pressInMenu(page, 'アイデアを削除');
  await dialog(page).getByRole('button', { name: '削除する' }).click();
  await page.waitForURL('**/ideas');
  await page.goto(`/idea/${id}`);
  await page.getByRole('heading', { level: 1, name: 'お探しのアイデアは見つかりませんでした' }).waitFor();
});

test('a report keeps its draft until it is sent', async () => {
  const word = uniqueWord();
  const page = await member('member1');
  await page.goto('/idea/1');
  await pressInMenu(page, '問題を報告');
  await dialog(page).getByLabel('問題の内容').fill(word);
  await page.reload();
  await pressInMenu(page, '問題を報告');
  expect(await dialog(page).getByLabel('問題の内容').inputValue()).toBe(word);
  await dialog(page).getByRole('button', { name: '送信する' }).click();
  await toast(page, '送信しました。ご協力ありがとうございます。');
});

test('operators answer, support and remove with a reason; what is derived leads back', async () => {
  const id = await postIdea('member2');
  await postIdea('member1', { parent_id: id });
  const page = await member('operator1');
  await page.goto(`/idea/${id}`);
  await button(page, 'このアイデアを支持する').click();
  await main(page).getByText('1人が支持しています').waitFor();
  await button(page, '公式に回答する').click();
  await dialog(page).getByLabel('対応の状況').selectOption('adopted');
  await dialog(page).getByLabel('回答の本文').fill('**採用**します。');
  await dialog(page).getByRole('button', { name: '回答を公開する' }).click();
  const answer = main(page).getByRole('region', { name: '行政からの公式回答' });
  await answer.getByText('採用', { exact: true }).first().waitFor();
  expect(await answer.locator('strong').textContent()).toBe('採用');
  const derived = main(page).getByRole('region', { name: 'このアイデアをもとにしたアイデア（1件）' });
  await derived.getByRole('link').click();
  await main(page).getByText('もとになったアイデア').waitFor();
  await page.goBack();
  await pressInMenu(page, 'アイデアを削除');
  await dialog(page).getByRole('button', { name: '削除する' }).click();
  await dialog(page).getByText('必須項目です').waitFor();
  await dialog(page).getByLabel('理由').fill('試験のため');
  await dialog(page).getByRole('button', { name: '削除する' }).click();
  await page.waitForURL('**/ideas');
  expect((await api.get(`/ideas/${id}`)).status).toBe(404);
});

test('an idea of someone one blocks is not shown', async () => {
  const author = await newMember();
  const posted = await api
    .post('/ideas')
    .set(author.headers)
    .send({ name: uniqueWord(), contents: '本文です。', category: 1 });
  const { id } = posted.body.results;
  const reader = { id: accountIds.semioperator1, headers: await as('semioperator1') };
  await block(reader, author.id, `/ideas/${id}`);
  const page = await member('semioperator1');
  await page.goto(`/idea/${id}`);
  await page.getByRole('heading', { level: 1, name: 'このアイデアは表示されません' }).waitFor();
  expect(new URL(page.url()).pathname).toBe('/idea/hide_user');
  await api.delete(`/members/${reader.id}/block_users/${author.id}`).set(reader.headers);
});

test('related ideas are there for who does not scroll', async () => {
  const page = await visitor();
  await page.goto('/idea/1');
  await main(page).getByRole('region', { name: '関連するアイデア' }).getByRole('article').first().waitFor();
  expect(await page.evaluate(() => window.scrollY)).toBe(0);
});

test('a member asks for a correction, keeps the idea, and makes another out of it', async () => {
  const [id, word] = [await postIdea('supporter1'), uniqueWord()];
  const page = await member('member2');
  await page.goto(`/idea/${id}`);
  await pressInMenu(page, '修正を依頼');
  await dialog(page).getByRole('button', { name: '送信する' }).click();
  await dialog(page).getByText('必須項目です').waitFor();
  await dialog(page).getByLabel('修正してほしい内容').fill('あ'.repeat(1001));
  await dialog(page).getByRole('button', { name: '送信する' }).click();
  await dialog(page).getByRole('alert').filter({ hasText: '1000文字以内で入力してください' }).waitFor();
  await dialog(page).getByLabel('修正してほしい内容').fill(`${word}の年は昨年です。`);
  await dialog(page).getByRole('button', { name: '送信する' }).click();
  await toast(page, '送信しました。ご協力ありがとうございます。');
  const reports = await api.get('/reports').set(await as('operator1'));
  expect(JSON.stringify(reports.body.results)).toContain(word);

  await button(page, 'お気に入りに追加').click();
  await button(page, 'お気に入り追加済み').waitFor();
  await eventually(async () => {
    await page.reload();
    await button(page, 'お気に入り追加済み').waitFor();
  });
  await button(page, 'お気に入り追加済み').click();
  await main(page).getByRole('button', { name: 'お気に入りに追加', exact: true }).waitFor();

  await pressInMenu(page, 'このアイデアをもとに投稿');
  await dialog(page)
    .getByText(/をもとにしたアイデアとして投稿します。$/)
    .waitFor();
  await dialog(page).getByRole('textbox', { name: 'タイトル' }).fill(`${word}から派生`);
  await dialog(page).getByRole('textbox', { name: '内容' }).fill('本文です。');
  await dialog(page).getByRole('button', { name: '投稿する' }).click();
  await page.getByRole('heading', { level: 1, name: `${word}から派生` }).waitFor();
  await main(page).getByText('もとになったアイデア').waitFor();
});
