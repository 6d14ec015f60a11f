import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { origin } from '../../../../gateway/e2e/product.ts';
import { findChromium } from '../../../../scripts/test/chromium.ts';
import { stateAfterLogin } from '../accounts/state-after-login.ts';
import { keepPages, record } from './keep-pages.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
  // No page is open long enough for optimized code to win back what optimizing takes.
  '--js-flags=--no-opt --no-maglev',
];

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

/** A machine without a locale of its own cannot name a saved file in Japanese. */
const asAtHome = { ...process.env, LC_ALL: 'C.UTF-8' };

/** For each single thing that is waited for. */
const patience = 30_000;

/** The browser goes back when a dialog closes, which would call off an address that is asked for sooner than people can. */
const hasGoneBack = (page: Page) =>
  page
    .waitForFunction(() => !history.state?.overlays, undefined, { timeout: 1_000 })
    // Something still lies over the page.
    .catch(() => undefined);

/** One Chromium for the tests of a file; every page is in a context of its own, gone after the test unless it is kept. */
export function useBrowser({ keepOpen = false } = {}) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args, env: asAtHome });
    globalThis.keepPagesIn = (folder) => keepPages(browser.contexts(), folder);
  });
  afterEach(() => Promise.all(keepOpen ? [] : browser.contexts().map((context) => context.close())));
  afterAll(() => browser?.close());

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
