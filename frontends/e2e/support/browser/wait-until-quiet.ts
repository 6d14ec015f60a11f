import type { Page } from 'playwright-core';

/** The page that works has taken the place of the document's own words. */
export async function waitUntilShown(page: Page): Promise<void> {
  await page.waitForFunction(() => document.querySelector('#app > [aria-busy="true"]') === null);
}

/** The page has its heading, and nothing on it is still loading; what loads once it is come near is gone to. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => {
    const busy = document.querySelector('[aria-busy="true"]');
    busy?.scrollIntoView();
    return busy === null;
  });
  await page.evaluate(() => window.scrollTo(0, 0));
}
