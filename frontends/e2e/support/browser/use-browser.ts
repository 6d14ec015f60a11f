import type { Browser, BrowserContextOptions, Page } from 'playwright-core';
import { origin } from '../../../../gateway/e2e/product.ts';
import { stateAfterLogin } from '../accounts/state-after-login.ts';
import { keepPages, record } from './keep-pages.ts';
import { workerBrowser } from './worker-browser.ts';

export const desktop = { width: 1440, height: 900 };
export const phone = { width: 390, height: 844 };
export const viewports = { desktop, phone };
export type Size = keyof typeof viewports;

const contextOptions: BrowserContextOptions = {
  baseURL: origin,
  locale: 'ja-JP',
  timezoneId: 'Asia/Tokyo',
  viewport: desktop,
  reducedMotion: 'reduce',
};

/** For each single thing that is waited for. */
const patience = 30_000;

/** The browser goes back when a dialog closes, which would call off an address that is asked for sooner than people can. */
const hasGoneBack = (page: Page) =>
  page
    .waitForFunction(() => !history.state?.overlays, undefined, { timeout: 1_000 })
    // Something still lies over the page.
    .catch(() => undefined);

/** Chromium for the tests of a file; every page is in a context of its own, gone after the test, or after the file where it is kept. */
export function useBrowser({ keepOpen = false } = {}) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await workerBrowser();
    globalThis.keepPagesIn = (folder) => keepPages(browser.contexts(), folder);
  });
  (keepOpen ? afterAll : afterEach)(() => Promise.all(browser.contexts().map((context) => context.close())));

  const open = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ ...contextOptions, ...options });
    context.setDefaultTimeout(patience);
    await record(context);
    const page = await context.newPage();
    const goTo = page.goto.bind(page);
    page.goto = async (...to) => {
      await hasGoneBack(page);
      return goTo(...to);
    };
    return page;
  };
  return {
    visitor: open,
    /** A demonstration account, or a member whom a test has registered, by name: logged in. */
    member: async (account: string, options: BrowserContextOptions = {}): Promise<Page> =>
      open({ ...options, storageState: await stateAfterLogin(account) }),
  };
}
