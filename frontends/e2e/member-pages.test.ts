import { readFile } from 'node:fs/promises';
import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { accountIds, api, as, newMember, postIdea } from '../../gateway/e2e/product.ts';
import { endSession, letLogIn } from './support/accounts/end-session.ts';
import { fillLogin, logOut } from './support/accounts/log-in.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { uniqueWord } from './support/unique-word.ts';

const { visitor, member } = useBrowser();

const tabs = (page: Page) => page.getByRole('navigation', { name: 'プロフィールの項目' });
const main = (page: Page) => page.getByRole('main');
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const press = (page: Page, name: string) => main(page).getByRole('button', { name, exact: true }).click();

/** A member of this journey alone, logged in. */
const newcomer = async (): Promise<{ page: Page; name: string; id: string }> => {
  const { id, name } = await newMember();
  return { page: await member(name, { acceptDownloads: true }), name, id };
};

/** A picture as a phone takes it: wider than high, drawn by the browser itself. */
const photo = async (page: Page): Promise<Buffer> => {
  const address = await page.evaluate(() => {
    const canvas = document.createElement('canvas');
    [canvas.width, canvas.height] = [1600, 900];
    return canvas.toDataURL('image/jpeg');
  });
  return Buffer.from(address.split(',')[1] ?? '', 'base64');
};

test('one’s own page has six tabs with addresses, another’s the three that are everyone’s', async () => {
  const page = await member('member1');
  await page.goto('/members');
  await tabs(page).waitFor();
  const names = await tabs(page).getByRole('link').allInnerTexts();
  expect(names).toEqual([
    ...[
      '投稿したアイデア',
      'お気に入り',
      '投稿したコメント',
      '投票履歴',
      '高評価のコメント',
      'ブロックリスト',
    ],
  ]);
  await tabs(page).getByRole('link', { name: '投票履歴' }).click();
  await page.waitForURL('/members?tab=votes');
  await main(page).getByText('このリストは、あなただけが見ることができます。').waitFor();
  await page.goto('/members?tab=comments&page=900');
  await main(page).getByRole('link', { name: '最初のページを見る' }).click();
  await main(page).getByRole('list', { name: '投稿したコメント' }).waitFor();

  const other = await visitor();
  await other.goto(`/members/${accountIds.member1}?tab=blocks`);
  await main(other).getByRole('list', { name: '投稿したアイデア' }).waitFor();
  expect(await tabs(other).getByRole('link').allInnerTexts()).toEqual([
    ...['投稿したアイデア', '投稿したコメント', '高評価のコメント'],
  ]);
});

test('the lists hold what one did, and do not wait for the profile', async () => {
  const { id, name, headers } = await newMember();
  const idea = await postIdea('member1', { name: `${uniqueWord()}の題名` });
  const marked = await api.put(`/ideas/${idea}/favorite`).set(headers);
  const voted = await api.put(`/ideas/${idea}/vote`).set(headers).send({ type: 'negative' });
  const words = `${uniqueWord()}を先に調べましょう。`;
  const said = await api.post('/comments').set(headers).send({ idea_id: idea, contents: words });
  const rated = await api
    .put(`/comments/${said.body.results.id}/rating`)
    .set(await as('member2'))
    .send({ stars: 5 });
  expect([marked, voted, said, rated].map(({ status }) => status)).toEqual([200, 200, 201, 200]);
  const page = await member(name);
  await page.route(`**/api/v1/members/${id}?**`, (route) => route.abort());
  for (const [tab, shown] of [
    ['favorites', '題名'],
    ['votes', '反対'],
    ['comments', words],
    ['rated', '評価の平均 5'],
  ] as const) {
    await page.goto(`/members?tab=${tab}`);
    await main(page).getByRole('list').getByRole('article').filter({ hasText: shown }).waitFor();
  }
});

test('a profile is filled in: errors at the fields, an address from its code, a picture; strangers see what is public', async () => {
  const { page, id } = await newcomer();
  await page.goto('/members/profile');
  await page.getByLabel('表示名').fill('二字');
  await page.getByLabel('自己紹介').fill('地図を作っています。');
  await page.getByLabel('電話番号').fill('なし');
  await press(page, '保存する');
  await main(page).getByText('3文字以上で入力してください').waitFor();
  await main(page).getByText('電話番号は、数字とハイフンで入力してください').waitFor();
  await page.getByLabel('表示名').and(page.locator(':focus')).waitFor();

  const shown = uniqueWord();
  await page.getByLabel('表示名').fill(shown);
  await page.reload();
  await main(page).getByText('保存していない入力内容を復元しました').waitFor();
  expect(await page.getByLabel('表示名').inputValue()).toBe(shown);
  await page.getByLabel('電話番号').fill('０３-1234-5678');
  await page.getByLabel('郵便番号').fill('100-0013');
  await press(page, '郵便番号から住所を入力');
  await main(page).getByText('住所を入力しました。').waitFor();
  expect(await page.getByLabel('市区町村').inputValue()).toBe('千代田区');
  expect(await page.getByLabel('都道府県').inputValue()).toBe('13');
  await press(page, '状況を追加する');
  await page.getByLabel('種類').fill('家族');
  await page.getByLabel('内容').fill('子育て中');

  const file = main(page).locator('input[type=file]');
  await file.setInputFiles({ name: 'a.pdf', mimeType: 'application/pdf', buffer: Buffer.from('%PDF') });
  await main(page).getByText('この種類のファイルは使えません').waitFor();
  await file.setInputFiles({ name: 'a.jpg', mimeType: 'image/jpeg', buffer: await photo(page) });
  await press(page, 'この画像にする');
  await main(page).getByRole('radio', { name: '登録した画像' }).waitFor();

  await press(page, '保存する');
  await heading(page, shown).waitFor();
  expect(new URL(page.url()).pathname).toBe('/members');

  const other = await visitor();
  await other.goto(`/members/${id}`);
  await heading(other, shown).waitFor();
  await main(other).getByText('地図を作っています。').waitFor();
  await main(other).getByText('家族：子育て中').waitFor();
  await main(other).locator(`img[src*="/members/${id}/icon"]`).waitFor();
  expect(await main(other).textContent()).not.toMatch(/1234|千代田/);
});

test('a session that ends while one fills the form in: it goes on after the login', async () => {
  const { name } = await newMember();
  const page = await member(name);
  await page.goto('/members/profile');
  await page.getByLabel('自己紹介').fill('まだ保存していません。');
  await endSession(page);
  await press(page, '保存する');
  await heading(page, 'もう一度ログインしてください').waitFor();
  await letLogIn(page);
  await main(page).getByRole('button', { name: 'ログイン' }).click();
  await main(page).getByText('保存していない入力内容を復元しました').waitFor();
  expect(await page.getByLabel('自己紹介').inputValue()).toBe('まだ保存していません。');
});

test('who logs out while the form is filled in leaves nothing of it: the next login finds what was saved', async () => {
  const { name } = await newMember();
  const page = await member(name);
  await page.goto('/members/profile');
  await page.getByLabel('自己紹介').fill('まだ保存していません。');
  const other = await page.context().newPage();
  await other.goto('/page/faq');
  await logOut(other);
  await heading(page, 'もう一度ログインしてください').waitFor();
  await main(page).getByRole('button', { name: 'ログイン' }).click();
  await fillLogin(page, name);
  await page.getByLabel('自己紹介').waitFor();
  expect(await page.getByLabel('自己紹介').inputValue()).toBe('');
  expect(await main(page).getByText('保存していない入力内容を復元しました').count()).toBe(0);
});

test('who has to complete the profile is led there with the reason, and back afterwards', async () => {
  const page = await member((await newMember()).name);
  let saved = false;
  // The registry that asks for it counts for everyone: other journeys would be led away too.
  await page.route('**/api/v1/me?**', async (route) => {
    const answer = await route.fetch();
    const { results } = await answer.json();
    await route.fulfill({ response: answer, json: { results: { ...results, profile_redirect: !saved } } });
  });
  page.on('response', (answer) => {
    saved ||= answer.request().method() === 'PUT' && answer.url().includes('/api/v1/members/');
  });
  await page.goto('/members/withdrawal');
  await main(page).getByRole('checkbox').waitFor();
  expect(new URL(page.url()).pathname).toBe('/members/withdrawal');
  await page.goto('/news');
  await heading(page, 'プロフィールの編集').waitFor();
  await main(page).getByText('プロフィールの入力をお願いします').waitFor();
  await page.getByLabel('職名').fill('係長');
  await press(page, '保存する');
  await heading(page, 'お知らせ').waitFor();
  expect(new URL(page.url()).pathname).toBe('/news');
});

test('another member is blocked from their page, and unblocked from the list', async () => {
  const other = await newMember();
  const { page } = await newcomer();
  await page.goto(`/members/${other.id}`);
  await press(page, 'ブロックする');
  const dialog = page.getByRole('dialog');
  await dialog.getByText('相手に知らされません').waitFor();
  await dialog.getByRole('button', { name: 'ブロックする' }).click();
  await main(page).getByText('この会員をブロックしています').waitFor();
  expect(await tabs(page).count()).toBe(0);

  await page.goto('/members?tab=blocks');
  await press(page, `${other.name}さんのブロックを解除`);
  await dialog.getByRole('button', { name: 'ブロックを解除' }).click();
  await main(page).getByText('ブロックしている会員はいません').waitFor();
});

test('settings hold, hiding hides, the data comes as a file, and leaving erases and logs out', async () => {
  const { page, name, id } = await newcomer();
  await page.goto('/members/settings');
  const news = page.getByRole('group', { name: 'サイトからのお知らせ' });
  await news.getByLabel('サイト内の通知').uncheck();
  await news.getByLabel('メール').selectOption('すぐに');
  await press(page, '通知の設定を保存する');
  await page.getByText('通知の設定を保存しました').waitFor();
  await page.reload();
  await eventually(async () => {
    expect(await news.getByLabel('サイト内の通知').isChecked()).toBe(false);
    expect(await news.getByLabel('メール').inputValue()).toBe('instant');
  });

  await press(page, '投稿者名を非公開にする');
  await main(page).getByText('現在：投稿者名を公開していません').waitFor();
  const other = await visitor();
  await other.goto(`/members/${id}`);
  await heading(other, '非公開の会員です').waitFor();
  expect(new URL(other.url()).pathname).toBe('/members/hide_user');

  const [download] = await Promise.all([
    page.waitForEvent('download'),
    press(page, 'データをダウンロードする'),
  ]);
  expect(JSON.parse(await readFile(await download.path(), 'utf8')).profile.portal_name).toBe(name);
  await main(page).getByRole('link', { name: 'パスワードを変更する' }).click();
  await heading(page, 'パスワードの変更').waitFor();
  await page.goBack();

  await main(page).getByRole('link', { name: '退会の手続きへ進む' }).click();
  await press(page, '退会する');
  await main(page).getByText('退会するには、チェックを入れてください').waitFor();
  await main(page).getByRole('checkbox').check();
  await press(page, '退会する');
  await press(page, 'ログアウトしてトップページへ');
  await page.getByRole('banner').getByRole('button', { name: 'ログイン' }).waitFor();
  await other.goto(`/members/${id}`);
  await heading(other, '退会した会員です').waitFor();
});
