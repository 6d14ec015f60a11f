import type { Page } from 'playwright-core';
import { setOut } from './support/follow.ts';
import { desktop, phone, useBrowser } from './support/use-browser.ts';

declare global {
  interface Window {
    shifts: { value: number; of: string }[];
  }
}

const { member } = useBrowser();

/** How much may move, as browsers count it: the sum of all that moves by itself. */
const most = 0.02;

const addresses = [
  '/ideas',
  '/comments',
  '/search?keyword=手続',
  '/category/online-procedures',
  '/idea/3',
  '/news',
  '/news/beware-of-phishing',
  '/page/about',
  '/members?tab=votes',
  '/members/profile',
  '/members/settings',
  '/analyze',
  '/',
];

/** Listens to what moves without anyone having pressed anything. */
const watchShifts = (page: Page) =>
  page.addInitScript(() => {
    window.shifts = [];
    const observer = new PerformanceObserver((list) => {
      for (const entry of list.getEntries()) {
        const { value, sources } = entry as PerformanceEntry & {
          value: number;
          sources: { node?: Node }[];
        };
        window.shifts.push({
          value,
          of: sources.map(({ node }) => node?.textContent?.slice(0, 30)).join(', '),
        });
      }
    });
    observer.observe({ type: 'layout-shift', buffered: true });
  });

/** Nothing that can be seen is still loading. */
const nothingWaits = () =>
  document.querySelector('h1') !== null &&
  [...document.querySelectorAll('[aria-busy="true"]')].every((part) => {
    const { top, bottom } = part.getBoundingClientRect();
    return top > window.innerHeight || bottom < 0;
  });

test.each([
  ['desktop', desktop],
  ['phone', phone],
])(
  'on a %s what comes late comes into the place that is held for it',
  async (_, viewport) => {
    const page = await member('member1', { viewport });
    await watchShifts(page);
    await page.goto('/page/faq');
    await page.getByRole('heading', { level: 1 }).waitFor();
    await page.route('**/api/v1/**', async (route) => {
      await new Promise((done) => setTimeout(done, 500));
      await route.continue().catch(() => {});
    });
    const jumping: Record<string, unknown> = {};
    for (const address of addresses) {
      await page.evaluate(() => {
        window.shifts = [];
      });
      await setOut(page, address);
      await page.waitForFunction(nothingWaits);
      const shifts = await page.evaluate(() => window.shifts);
      const sum = shifts.reduce((total, { value }) => total + value, 0);
      if (sum > most) jumping[address] = shifts;
    }
    expect(jumping).toEqual({});
  },
  120_000,
);
