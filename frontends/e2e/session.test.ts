import { postIdea } from '../../gateway/e2e/product.ts';
import { fillLogin, ownPage } from './support/log-in.ts';
import { uniqueWord } from './support/unique-word.ts';
import { useBrowser } from './support/use-browser.ts';

const { visitor } = useBrowser();

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

  await page.getByRole('banner').getByRole('button', { name: 'ログアウト' }).click();
  await page.getByRole('banner').getByRole('button', { name: 'ログイン' }).waitFor();
  expect(await ownPage(page).count()).toBe(0);
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
  const name = `e2e-${Date.now().toString(36)}`;
  const page = await visitor();
  await page.goto('/category/online-procedures');
  await page.getByRole('banner').getByRole('button', { name: '会員登録' }).click();
  await page.getByRole('heading', { level: 1, name: '新規登録' }).waitFor();
  await page.getByLabel('ユーザー名').fill(name);
  await page.getByLabel('メールアドレス').fill(`${name}@example.com`);
  await page.getByLabel('ニックネーム').fill('新しい会員');
  await page.getByRole('textbox', { name: /^パスワード 必須$/ }).fill('correct horse');
  await page.getByLabel('パスワード（確認）').fill('correct horse');
  await page.getByRole('button', { name: '登録する' }).click();
  await page.waitForURL('**/category/online-procedures');
  await page.getByRole('link', { name: '新しい会員さんのマイページ' }).click();
  await page.getByRole('heading', { level: 1, name: '新しい会員' }).waitFor();
});
