import type { Page } from 'playwright-core';
import { follow } from './support/browser/follow.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { waitUntilQuiet } from './support/browser/wait-until-quiet.ts';
import { breakReads, mendApi } from './support/product/faults.ts';

const { member } = useBrowser();

const failure = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: '読み込めませんでした' });

/** One of each remote that asks for something; every page with every fault is looked at beside its source. */
const addresses = ['/ideas', '/members/settings', '/'];

test('where questions are turned away, each screen says so beside all that still works, and then loads', async () => {
  const page = await member('member2');
  const crashes: string[] = [];
  page.on('pageerror', (error) => crashes.push(String(error)));
  await page.goto('/page/faq');
  await page.getByRole('banner').getByRole('button', { name: 'ログアウト' }).waitFor();
  await breakReads(page, 429);
  for (const address of addresses) {
    await follow(page, address);
    await failure(page).first().waitFor();
    await page.getByRole('banner').getByRole('button', { name: 'ログアウト' }).waitFor();
    await page.getByRole('contentinfo').getByRole('link').first().waitFor();
  }
  // The header has asked for the categories already: what is next to a failure is there.
  const soliciting = page.getByRole('region', { name: 'アイデアを募集中のテーマ' });
  await soliciting.getByRole('link').nth(1).waitFor();
  await page
    .getByRole('status')
    .filter({ hasText: 'アクセスが集中しています。7秒ほどお待ちください。' })
    .waitFor();
  await mendApi(page);
  await failure(page).getByRole('button', { name: 'もう一度読み込む' }).first().click();
  await page.getByRole('main').getByRole('article').first().waitFor();
  await waitUntilQuiet(page);
  expect(crashes).toEqual([]);
});
