import type { Page } from 'playwright-core';
import { accountIds } from '../../gateway/e2e/product.ts';
import { allFaults, breakReads, type Fault, mendApi } from './support/faults.ts';
import { follow } from './support/follow.ts';
import { messageIdsOn } from './support/message-ids.ts';
import { useBrowser } from './support/use-browser.ts';
import { waitUntilQuiet } from './support/wait-until-quiet.ts';

const { member } = useBrowser();

const failure = (page: Page) =>
  page.getByRole('main').getByRole('alert').filter({ hasText: '読み込めませんでした' });

/** The header has asked for the categories already: what is next to a failure is there. */
const soliciting = (page: Page) => page.getByRole('region', { name: 'アイデアを募集中のテーマ' });

/** Each main screen; what a static page brought along, or another screen has asked for already, is not asked for again. */
const everywhere = [
  '/ideas',
  '/comments',
  '/search?keyword=手続',
  '/category/online-procedures',
  '/idea/1',
  '/news',
  '/news/beware-of-phishing',
  '/page/about',
  '/members?tab=votes',
  `/members/${accountIds.member1}`,
  '/members/profile',
  '/members/settings',
  '/',
];
const some = ['/ideas', '/idea/1', '/members/settings', '/'];

/** In two of the four every screen; what differs among faults is how a call ends, not what a screen makes of it. */
const walks: Record<Fault, string[]> = {
  429: everywhere,
  nothing: everywhere,
  503: some,
  'HTML instead of JSON': some,
};

const said: Partial<Record<Fault, string>> = {
  429: 'アクセスが集中しています。7秒ほどお待ちください。',
  503: 'サービスの一部を一時的にご利用いただけません。',
};

test.each(allFaults)(
  'where every question is answered with %s, each screen says so beside all that still works, and then loads',
  async (fault) => {
    const page = await member('member2');
    const crashes: string[] = [];
    page.on('pageerror', (error) => crashes.push(String(error)));
    await page.goto('/page/faq');
    await page.getByRole('banner').getByRole('button', { name: 'ログアウト' }).waitFor();
    await breakReads(page, fault);
    const found: Record<string, unknown> = {};
    for (const address of walks[fault]) {
      await follow(page, address);
      await failure(page).first().waitFor();
      if (address === '/') await soliciting(page).getByRole('link').nth(1).waitFor();
      const stays = {
        heading: (await page.getByRole('heading', { level: 1 }).count()) > 0,
        header: await page.getByRole('banner').getByRole('button', { name: 'ログアウト' }).isVisible(),
        footer: (await page.getByRole('contentinfo').getByRole('link').count()) > 5,
        ids: await messageIdsOn(page),
      };
      if (!stays.heading || !stays.header || !stays.footer || stays.ids.length > 0) found[address] = stays;
    }
    const words = said[fault];
    if (words) await page.getByRole('status').filter({ hasText: words }).waitFor();
    expect({ found, crashes }).toEqual({ found: {}, crashes: [] });
    await mendApi(page);
    await failure(page).getByRole('button', { name: 'もう一度読み込む' }).first().click();
    await page.getByRole('main').getByRole('article').first().waitFor();
    await waitUntilQuiet(page);
  },
  120_000,
);
