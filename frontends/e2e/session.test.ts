import { postIdea } from '../../gateway/e2e/product.ts';
import { fillLogin, ownPage, registerMember } from './support/log-in.ts';
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
  const name = uniqueWord();
  const page = await visitor();
  await page.goto('/category/online-procedures');
  await registerMember(page, name);
  await ownPage(page).click();
  await page.getByRole('heading', { level: 1, name }).waitFor();
});
