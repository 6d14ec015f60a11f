import { type Browser, type BrowserContextOptions, chromium, type Page } from 'playwright-core';
import { origin } from '../../../gateway/e2e/product.ts';
import { findChromium } from '../../../scripts/test/chromium.ts';
import { type Account, stateAfterLogin } from './log-in.ts';

const args = [
  '--no-sandbox',
  '--disable-gpu',
  '--disable-background-networking',
  '--disable-component-update',
  '--disable-sync',
  '--no-first-run',
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

const patience = 15_000;

/** A journey of several pages takes its time where two of them share two cores. */
jest.setTimeout(60_000);

/** One Chromium for the tests of a file; every page is in a context of its own, gone after the test unless it is kept. */
export function useBrowser({ keepPages = false } = {}) {
  let browser: Browser;
  beforeAll(async () => {
    browser = await chromium.launch({ executablePath: findChromium(), args });
  });
  afterEach(() => Promise.all(keepPages ? [] : browser.contexts().map((context) => context.close())));
  afterAll(() => browser?.close());

  const open = async (options: BrowserContextOptions = {}): Promise<Page> => {
    const context = await browser.newContext({ ...contextOptions, ...options });
    context.setDefaultTimeout(patience);
    return context.newPage();
  };
  return {
    visitor: open,
    /** A demonstration account, logged in at the provider once in a while. */
    member: async (account: Account, options: BrowserContextOptions = {}): Promise<Page> =>
      open({ ...options, storageState: await stateAfterLogin(account, () => open()) }),
  };
}
