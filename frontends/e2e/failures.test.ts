import type { Page } from 'playwright-core';
import { postIdea, site } from '../../gateway/e2e/product.ts';
import { runAheadTo } from './support/browser/run-ahead.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { waitUntilShown } from './support/browser/wait-until-quiet.ts';

const { visitor, member } = useBrowser();

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name });
const remoteFailed = 'この部分を読み込めませんでした';
const retry = (page: Page) => page.getByRole('main').getByRole('button', { name: 'もう一度読み込む' });

test('an address that nobody has is a 404 in words, with ways on', async () => {
  const page = await visitor();
  const answer = await page.goto('/nothing/here');
  expect(answer?.status()).toBe(404);
  await heading(page, 'ページが見つかりませんでした').waitFor();
  await page.getByRole('main').getByRole('link', { name: 'トップページへ戻る' }).click();
  await heading(page, 'くらしの気づきを、社会を動かす力に').waitFor();
});

test.each([
  '/idea/999999999',
  '/idea/abc',
  '/category/no-such-category',
  '/members/00000000-0000-4000-8000-00000000dead',
])('%s is answered with 404', async (path) => {
  expect((await site.get(path)).status).toBe(404);
});

test.each([
  ['public', '/ideas'],
  ['dashboard', '/analyze'],
])('where the remote %s does not load, that is said, with a way on', async (remote, path) => {
  const page = await visitor();
  await page.clock.install();
  await page.route(`**/remotes/${remote}/**`, (route) => route.abort());
  await page.goto(path);
  const said = page.getByRole('main').getByText(remoteFailed);
  await runAheadTo(page, said);
  await page.getByRole('banner').getByRole('link', { name: '使い方' }).waitFor();
  await page.unroute(`**/remotes/${remote}/**`);
  await retry(page).click();
  await said.waitFor({ state: 'detached' });
  await page.getByRole('heading', { level: 1 }).first().waitFor();
});

test('where a remote does not load, the message is in the language of the page and the header works', async () => {
  const page = await visitor();
  await page.clock.install();
  await page.route('**/remotes/member/**', (route) => route.abort());
  await page.goto('/fr/members');
  await runAheadTo(
    page,
    page.getByRole('heading', { level: 1, name: 'Cette partie n’a pas pu être chargée' }),
  );
  await page.getByRole('main').getByRole('link', { name: 'Retour à l’accueil' }).waitFor();
  await page.getByRole('banner').getByRole('link', { name: 'Idées', exact: true }).click();
  await page.getByRole('article').first().waitFor();
});

test('without a network the page stays: what cannot be fetched is said, and comes by itself with the network', async () => {
  const page = await visitor();
  await page.clock.install();
  await page.goto('/page/faq');
  await waitUntilShown(page);
  await page.context().setOffline(true);
  // Out of sight at first: what links in sight lead to has been fetched ahead.
  await page.getByRole('contentinfo').getByRole('link', { name: 'お知らせ' }).click();
  await runAheadTo(page, heading(page, remoteFailed));
  await page.getByRole('status').filter({ hasText: 'インターネットに接続されていません' }).waitFor();
  await retry(page).click();
  await page.getByRole('status').filter({ hasText: 'サーバーにつながりませんでした' }).waitFor();
  await heading(page, remoteFailed).waitFor();
  await page.context().setOffline(false);
  await heading(page, 'お知らせ').waitFor();
  await page.getByRole('main').getByRole('listitem').first().waitFor();
});

test('a part of a page that does not come is said, and the page lives; pressed again, it comes', async () => {
  const page = await member('member2');
  await page.clock.install();
  await page.goto(`/idea/${await postIdea('supporter1')}`);
  const field = page.getByRole('textbox', { name: 'コメントを書く' });
  await field.fill('書きかけの文');
  const pieces = /\/remotes\/public\/[^?]*\.js/;
  await page.route(pieces, (route) => route.abort());
  await page.getByRole('main').getByRole('button', { name: 'その他' }).first().click();
  const report = page.getByRole('button', { name: '問題を報告' });
  await report.click();
  await runAheadTo(page, page.getByRole('status').filter({ hasText: '読み込めませんでした' }));
  const tags = page.getByRole('button', { name: 'タグを追加・編集' });
  await tags.click();
  const region = page.getByRole('region', { name: 'このアイデアの操作' });
  await runAheadTo(page, region.getByRole('alert').filter({ hasText: '読み込めませんでした' }));
  expect(await field.inputValue()).toBe('書きかけの文');
  await page.unroute(pieces);
  await region.getByRole('button', { name: 'もう一度読み込む' }).click();
  await page.getByLabel('追加するタグ').waitFor();
  await report.click();
  await page.getByRole('dialog', { name: '問題の報告' }).waitFor();
});

test('a release meanwhile, noticed on opening a dialog: the new page comes, with the dialog open', async () => {
  const page = await member('member2');
  await page.goto('/members');
  await page.getByRole('banner').getByRole('button', { name: 'ログアウト' }).waitFor();
  let isGone = true;
  await page.route(/\/remotes\/public\/[^?]*\.js/, (route) =>
    isGone ? route.fulfill({ status: 404, body: 'Not Found' }) : route.continue(),
  );
  page.once('framenavigated', () => {
    isGone = false;
  });
  const reloaded = page.waitForEvent('load');
  await page.getByRole('banner').getByRole('button', { name: 'アイデアを投稿' }).click();
  await reloaded;
  await page.getByRole('dialog', { name: 'アイデアを投稿する' }).getByRole('textbox').first().waitFor();
  expect(new URL(page.url()).pathname).toBe('/members');
});
