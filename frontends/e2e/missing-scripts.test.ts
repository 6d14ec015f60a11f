import type { Page } from 'playwright-core';
import { accountIds } from '../../gateway/e2e/product.ts';
import { runAheadTo } from './support/browser/run-ahead.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { waitUntilQuiet } from './support/browser/wait-until-quiet.ts';

const { visitor } = useBrowser();

const kinds = [
  '/',
  '/ideas',
  '/idea/1',
  '/category/online-procedures',
  '/analyze',
  `/members/${accountIds.member1}`,
];
const bundles = /\/(?:assets|remotes)\/[^?]*\.js$/;

/** Each script of the page comes only when it is asked for the third time: a preload, and then the script itself, have failed. */
async function failTwice(page: Page): Promise<Map<string, number>> {
  const asked = new Map<string, number>();
  await page.route(bundles, (route) => {
    const { pathname } = new URL(route.request().url());
    const isAsked = route.request().method() === 'HEAD';
    if (!isAsked) asked.set(pathname, (asked.get(pathname) ?? 0) + 1);
    return isAsked || Number(asked.get(pathname)) > 2 ? route.continue() : route.abort();
  });
  return asked;
}

test('each script of a page that fails is fetched again by itself, and the page comes as if none had', async () => {
  const opened = kinds.map(async (path) => {
    const page = await visitor();
    const asked = await failTwice(page);
    let documents = 0;
    page.on('domcontentloaded', () => {
      documents += 1;
    });
    await page.goto(path);
    await page.locator('main#main').waitFor();
    await waitUntilQuiet(page);
    const named = await page
      .locator('link[rel=preload][as=script]')
      .evaluateAll((links) => links.map((link) => link.getAttribute('href') ?? ''));
    return {
      path,
      documents,
      headings: await page.getByRole('heading', { level: 1 }).count(),
      failures: await page.getByText('読み込めませんでした').count(),
      neverFailed: named.filter((script) => !(Number(asked.get(script)) > 2)),
      scripts: named.length > 5,
    };
  });
  expect(await Promise.all(opened)).toEqual(
    kinds.map((path) => ({ path, documents: 1, headings: 1, failures: 0, neverFailed: [], scripts: true })),
  );
});

test('where the scripts of the site never come, a page can be read, and says in its language what does not work', async () => {
  const read = async (path: string, words: string, again: string) => {
    const page = await visitor();
    await page.clock.install();
    await page.route('**/assets/*.js', (route) => route.abort());
    await page.goto(path);
    const bar = page.getByRole('status').filter({ hasText: words });
    await runAheadTo(page, bar);
    await page.getByRole('article').getByRole('heading', { level: 1 }).waitFor();
    await page.unroute('**/assets/*.js');
    await bar.getByRole('button', { name: again }).click();
    await page.locator('main#main').getByRole('heading', { level: 1 }).waitFor();
    expect(await bar.count()).toBe(0);
  };
  await Promise.all([
    read('/idea/1', 'ページの一部を読み込めませんでした', 'もう一度読み込む'),
    read('/fr/idea/1', 'Une partie de cette page n’a pas pu être chargée', 'Recharger'),
  ]);
});

test('where a page’s own scripts never come, its words stay in the site that works', async () => {
  const page = await visitor();
  await page.clock.install();
  await page.route('**/remotes/public/**', (route) => route.abort());
  await page.goto('/page/about');
  const main = page.getByRole('main');
  const said = main.getByRole('alert').filter({ hasText: 'この部分を読み込めませんでした' });
  await runAheadTo(page, said);
  await main.getByRole('heading', { level: 1 }).waitFor();
  await main.getByRole('heading', { level: 2 }).first().waitFor();
  await page.getByRole('contentinfo').getByRole('link', { name: 'ダッシュボード' }).click();
  await page.getByRole('heading', { level: 1, name: '全体の状況' }).waitFor();
  await page.goBack();
  await runAheadTo(page, said);
  await page.unroute('**/remotes/public/**');
  await said.getByRole('button', { name: 'もう一度読み込む' }).click();
  await said.waitFor({ state: 'detached' });
  await main.getByRole('heading', { level: 1 }).waitFor();
});
