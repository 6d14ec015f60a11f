import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { api, as, newMember, postIdea } from '../../gateway/e2e/product.ts';
import { endSession, letLogIn } from './support/accounts/end-session.ts';
import { fillLogin, logOut, ownPage, registerMember } from './support/accounts/log-in.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { uniqueWord } from './support/unique-word.ts';

const { visitor, member } = useBrowser();

const logout = (page: Page) => page.getByRole('banner').getByRole('button', { name: 'ログアウト' });

const logInFrom = async (page: Page, account: string) => {
  await page.getByRole('banner').getByRole('button', { name: 'ログイン' }).click();
  await fillLogin(page, account);
};

test('a login leads back to the idea one came from, a logout to being a visitor', async () => {
  const word = uniqueWord();
  const id = await postIdea('supporter1', { name: `${word}からログイン` });
  const page = await visitor();
  await page.goto(`/idea/${id}`);
  await page.getByRole('heading', { level: 1, name: word }).waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'ログイン' }).click();
  await fillLogin(page, 'member2');
  expect(new URL(page.url()).pathname).toBe(`/idea/${id}`);
  await page.getByRole('heading', { level: 1, name: word }).waitFor();
  await ownPage(page).waitFor();

  await page.reload();
  await ownPage(page).waitFor();

  await logOut(page);
  await ownPage(page).waitFor({ state: 'detached' });
});

test('a wrong password is refused in words, and the right one still leads back', async () => {
  const page = await visitor();
  await page.goto('/news');
  await page.getByRole('banner').getByRole('button', { name: 'ログイン' }).click();
  await page.getByLabel('ユーザー名またはメールアドレス').fill('semioperator1');
  await page.getByLabel('パスワード').fill('not this one');
  await page.getByRole('button', { name: 'ログイン' }).click();
  await page.getByText('ユーザー名（メールアドレス）またはパスワードが正しくありません。').waitFor();
  await fillLogin(page, 'semioperator1');
  expect(new URL(page.url()).pathname).toBe('/news');
  await ownPage(page).waitFor();
});

test('a new account is registered at the provider and is logged in where it came from', async () => {
  const name = uniqueWord();
  const page = await visitor();
  await page.goto('/category/online-procedures');
  await registerMember(page, name);
  await ownPage(page).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
});

test('an account that is suspended or withdrawn is told so, not that its login expired; its page says nothing of it', async () => {
  const refused = /^このアカウントは、利用停止または退会のため/;
  const { id, name, headers } = await newMember();
  const page = await visitor();
  await page.goto('/page/faq');
  await logInFrom(page, name);
  await ownPage(page).waitFor();
  const setStatus = async (status: string) =>
    api
      .put(`/members/${id}/status`)
      .set(await as('admin1'))
      .send({ status });
  expect((await setStatus('suspended')).status).toBe(200);
  await eventually(async () => expect((await api.get('/me').set(headers)).status).toBe(403));
  await page.reload();
  await page.getByText(refused).first().waitFor();
  await page.getByRole('banner').getByRole('button', { name: 'ログイン' }).waitFor();
  await page.goto(`/members/${id}`);
  await page.getByRole('heading', { level: 1, name }).waitFor();
  expect(await page.getByRole('main').textContent()).not.toMatch(/停止/);

  expect((await setStatus('active')).status).toBe(200);
  await eventually(async () => expect((await api.get('/me').set(headers)).status).toBe(200));
  expect((await api.delete(`/members/${id}`).set(headers)).status).toBe(200);
  await page.goto('/page/faq');
  // The provider still knows who it is, and leads straight back.
  await page.getByRole('banner').getByRole('button', { name: 'ログイン' }).click();
  await page.getByText(refused).first().waitFor();
});

test('a session that ends while one comments: the text survives, and posting goes on after the login', async () => {
  const id = await postIdea('supporter1');
  const page = await member('member2');
  await page.goto(`/idea/${id}`);
  const field = page.getByRole('textbox', { name: 'コメントを書く' });
  const words = `${uniqueWord()}を忘れないでください。`;
  await field.fill(words);
  await endSession(page);
  await page.getByRole('button', { name: 'コメントを投稿する' }).click();
  const comments = page.getByRole('region', { name: /^コメント（/ });
  await comments.getByText('ログインすると、続きから投稿できます。').waitFor();
  await eventually(async () => expect(await field.inputValue()).toBe(words));
  await letLogIn(page);
  await comments.getByRole('button', { name: 'ログイン' }).click();
  await logout(page).waitFor();
  await eventually(async () => expect(await field.inputValue()).toBe(words));
  await page.getByRole('button', { name: 'コメントを投稿する' }).click();
  await page.getByRole('article').filter({ hasText: words }).waitFor();
  expect((await api.get(`/ideas/${id}/comments`)).body.results).toHaveLength(1);
});

test('a session that ends while one writes an inquiry: it is sent all the same, as anyone’s', async () => {
  const page = await member('member2');
  await page.goto('/page/privacy');
  await logout(page).waitFor();
  await page.getByRole('contentinfo').getByRole('button', { name: 'お問い合わせ' }).click();
  const dialog = page.getByRole('dialog', { name: 'お問い合わせ' });
  const words = `${uniqueWord()}について教えてください。`;
  await dialog.getByRole('textbox').fill(words);
  await endSession(page);
  await dialog.getByRole('button', { name: '送信する' }).click();
  await page.getByText('お問い合わせを送信しました。').first().waitFor();
  await page.getByText('ログインの有効期限が切れました。').first().waitFor();
  const { body } = await api.get('/reports?limit=50').set(await as('operator1'));
  expect(body.results.filter(({ contents }: { contents: string }) => contents === words)).toHaveLength(1);
});

test('where no new token is to be had for the moment, one reads on, stays logged in and is told why nothing is sent', async () => {
  const id = await postIdea('supporter1');
  const page = await member('member2');
  await page.addInitScript(() => {
    const key = Object.keys(localStorage).find((name) => name.startsWith('oidc.user:')) ?? '';
    const user = JSON.parse(localStorage.getItem(key) ?? '{}');
    localStorage.setItem(key, JSON.stringify({ ...user, expires_at: 1 }));
  });
  await page.route('**/token', (route) => route.abort());
  await page.goto(`/idea/${id}`);
  await logout(page).waitFor();
  const field = page.getByRole('textbox', { name: 'コメントを書く' });
  const words = `${uniqueWord()}はまだ送れません。`;
  await field.fill(words);
  await page.getByRole('button', { name: 'コメントを投稿する' }).click();
  await page.getByRole('alert').filter({ hasText: '通信できませんでした。' }).waitFor();
  expect(await field.inputValue()).toBe(words);
  await page.unroute('**/token');
  await page.reload();
  await ownPage(page).filter({ hasText: /./ }).waitFor();
  await page.getByRole('button', { name: 'コメントを投稿する' }).click();
  await page.getByRole('article').filter({ hasText: words }).waitFor();
});

test('where nobody can say who one is, one reads and writes under the name that the token tells', async () => {
  const id = await postIdea('supporter1');
  const page = await member('member2');
  await page.route('**/api/v1/me?**', (route) =>
    route.fulfill({ contentType: 'text/html', body: '<p>Portal' }),
  );
  await page.goto(`/idea/${id}`);
  await page.getByRole('button', { name: /^賛成/ }).click();
  await page.getByRole('button', { name: '賛成 1票', pressed: true }).waitFor();
  const words = `${uniqueWord()}は名前が届かなくても書けます。`;
  await page.getByRole('textbox', { name: 'コメントを書く' }).fill(words);
  await page.getByRole('button', { name: 'コメントを投稿する' }).click();
  await page.getByRole('article').filter({ hasText: words }).waitFor();
  await page.goto('/members/settings');
  await page.getByRole('group', { name: 'サイトからのお知らせ' }).waitFor();
});

test('a way back from the provider that has gone stale says so, and how to go on', async () => {
  const page = await visitor();
  await page.goto('/callback?code=old&state=unknown');
  await page.getByRole('heading', { level: 1, name: 'ログインを完了できませんでした' }).waitFor();
  await page.getByRole('main').getByRole('link', { name: 'トップページへ戻る' }).waitFor();
  await page.getByRole('main').getByRole('button', { name: 'ログイン' }).click();
  await fillLogin(page, 'member1');
  await ownPage(page).waitFor();
});
