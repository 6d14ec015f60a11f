import type { Page } from 'playwright-core';
import { site } from '../../gateway/e2e/product.ts';
import { useBrowser } from './support/use-browser.ts';

const { visitor, member } = useBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const failure = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: '読み込めませんでした' });
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'もう一度読み込む' });

/** The frame of the site is there and leads on. */
const shellLives = async (page: Page) => {
  await page.getByRole('banner').getByRole('link', { name: '使い方' }).click();
  await heading(page, '使い方').waitFor();
};

test('an address that nobody has is a 404 in words, with ways on', async () => {
  const page = await visitor();
  const answer = await page.goto('/nothing/here');
  expect(answer?.status()).toBe(404);
  await heading(page, 'ページが見つかりませんでした').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'トップページへ戻る' }).click();
  await heading(page, 'くらしの気づきを、社会を動かす力に').waitFor();
});

test.each([
  ['/idea/999999999', 'お探しのアイデアは見つかりませんでした'],
  ['/idea/abc', 'お探しのアイデアは見つかりませんでした'],
  ['/category/no-such-category', 'お探しのテーマは見つかりませんでした'],
  ['/members/00000000-0000-4000-8000-00000000dead', 'お探しの会員は見つかりませんでした'],
])('%s is a 404 that says what is not there', async (path, message) => {
  expect((await site.get(path)).status).toBe(404);
  const page = await visitor();
  await page.goto(path);
  await heading(page, message).waitFor();
  await shellLives(page);
});

const broken: [string, (page: Page) => Promise<unknown>][] = [
  [
    '503',
    (page) =>
      page.route('**/api/v1/ideas?**', (route) =>
        route.fulfill({ status: 503, json: { message: 'Service unavailable', request_id: 'x' } }),
      ),
  ],
  [
    'HTML instead of JSON',
    (page) =>
      page.route('**/api/v1/ideas?**', (route) =>
        route.fulfill({ contentType: 'text/html', body: '<!doctype html><title>Portal</title>' }),
      ),
  ],
  ['nothing at all', (page) => page.route('**/api/v1/ideas?**', (route) => route.abort())],
];

test.each(broken)(
  'where the API answers with %s, the list says so, and loads when asked again',
  async (_, breakApi) => {
    const page = await visitor();
    await page.goto('/page/faq');
    await heading(page, 'よくある').waitFor();
    await breakApi(page);
    // A document brings its first list along; from here on the page asks by itself.
    await page.getByRole('banner').getByRole('link', { name: 'アイデア一覧' }).click();
    await failure(page).waitFor();
    await heading(page, 'アイデア一覧').waitFor();
    await page.unroute('**/api/v1/ideas?**');
    await retry(page).click();
    await page.getByRole('article').first().waitFor();
  },
);

test.each(broken)('where the API answers with %s, the rest of home lives', async (_, breakApi) => {
  const page = await visitor();
  await page.goto('/page/faq');
  await heading(page, 'よくある').waitFor();
  await breakApi(page);
  await page.getByRole('banner').locator('a[href="/"]').first().click();
  await failure(page).first().waitFor();
  await page.getByRole('region', { name: 'アイデアを募集中のテーマ' }).getByRole('link').first().waitFor();
  await shellLives(page);
});

test('where no call of the API is answered, the page says so and the shell lives', async () => {
  const page = await visitor();
  await page.goto('/ideas');
  await page.getByRole('article').first().waitFor();
  await page.route('**/api/v1/**', (route) => route.abort());
  await page.getByRole('article').first().getByRole('heading').getByRole('link').click();
  await failure(page).waitFor();
  await page.unroute('**/api/v1/**');
  await shellLives(page);
});

test('a post that fails keeps the dialog and what was typed', async () => {
  const page = await member('member2');
  await page.goto('/category/online-procedures');
  await page.getByRole('button', { name: 'このテーマに投稿する' }).click();
  const dialog = page.getByRole('dialog');
  await dialog.getByRole('textbox', { name: 'タイトル' }).fill('届かない題名');
  await dialog.getByRole('textbox', { name: '内容' }).fill('届かない本文');
  await page.route('**/api/v1/ideas?**', (route) =>
    route.fulfill({ status: 503, json: { message: 'Service unavailable' } }),
  );
  await dialog.getByRole('button', { name: '投稿する' }).click();
  await page
    .getByText('エラーが発生しました。しばらく時間をおいてから、もう一度お試しください。')
    .first()
    .waitFor();
  expect(await dialog.getByRole('textbox', { name: 'タイトル' }).inputValue()).toBe('届かない題名');
});

test('a vote that fails is shown as not cast', async () => {
  const page = await member('member2');
  await page.goto('/idea/3');
  const button = page.getByRole('button', { name: /^中立/ });
  await button.waitFor();
  const before = [await button.textContent(), await button.getAttribute('aria-pressed')];
  await page.route('**/api/v1/ideas/3/vote?**', (route) => route.abort());
  await button.click();
  await page.getByText('通信できませんでした。接続をご確認ください。').first().waitFor();
  expect([await button.textContent(), await button.getAttribute('aria-pressed')]).toEqual(before);
});

test.each([
  ['public', '/ideas'],
  ['member', '/members'],
  ['dashboard', '/analyze'],
])('where the remote %s does not load, that is said, with a way on', async (remote, path) => {
  const page = await visitor();
  await page.route(`**/remotes/${remote}/**`, (route) => route.abort());
  await page.goto(path);
  await heading(page, 'この部分を読み込めませんでした').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'トップページへ戻る' }).waitFor();
  await page.unroute(`**/remotes/${remote}/**`);
  await page.getByRole('main').getByRole('button', { name: 'もう一度読み込む' }).click();
  await heading(page, 'この部分を読み込めませんでした').waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
});

test('where a remote does not load, the message is in the language of the page and the header works', async () => {
  const page = await visitor();
  await page.route('**/remotes/member/**', (route) => route.abort());
  await page.goto('/fr/members');
  await page.getByRole('heading', { level: 1, name: 'Cette partie n’a pas pu être chargée' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Idées', exact: true }).click();
  await page.getByRole('article').first().waitFor();
});
