import type { Page } from 'playwright-core';
import { waitUntilQuiet, waitUntilShown } from './wait-until-quiet.ts';

declare global {
  interface Window {
    headingBefore?: Element | null;
  }
}

/** How long a page that keeps its heading, because the next address shows the same thing, is given for what changes. */
const keptMs = 1500;

/** Goes on inside the page as its links do, without loading the document anew; the new page may still be loading. */
export async function setOut(page: Page, address: string): Promise<void> {
  await waitUntilShown(page);
  await page.evaluate((to) => {
    window.headingBefore = document.querySelector('h1');
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  await page
    .waitForFunction(() => document.querySelector('h1') !== window.headingBefore, null, { timeout: keptMs })
    .catch(() => {});
}

/** Goes on inside the page until the new one is there as a whole. */
export async function follow(page: Page, address: string): Promise<void> {
  await setOut(page, address);
  await waitUntilQuiet(page);
}
