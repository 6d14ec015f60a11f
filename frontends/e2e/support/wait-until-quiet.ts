import type { Page } from 'playwright-core';

/** The page has its heading, and nothing on it is still loading. */
export async function waitUntilQuiet(page: Page): Promise<void> {
  await page.getByRole('heading', { level: 1 }).first().waitFor();
  await page.waitForFunction(() => document.querySelector('[aria-busy="true"]') === null);
}
