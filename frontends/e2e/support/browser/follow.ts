import type { Page } from 'playwright-core';
import { waitUntilQuiet, waitUntilShown } from './wait-until-quiet.ts';

declare global {
  interface Window {
    mainBefore?: Element | null;
    hasFocusFollowed?: boolean;
  }
}

/** Goes on inside the page to another path as its links do, without loading the document anew; the new page may still be loading. */
export async function setOut(page: Page, address: string): Promise<void> {
  await waitUntilShown(page);
  await page.evaluate((to) => {
    window.mainBefore = document.querySelector('main');
    window.hasFocusFollowed = false;
    // The focus goes to each new page, and is told of only where it was elsewhere.
    if (document.activeElement instanceof HTMLElement) document.activeElement.blur();
    const notice = ({ target }: Event) => {
      if (target !== window.mainBefore) return;
      window.hasFocusFollowed = true;
      removeEventListener('focusin', notice);
    };
    addEventListener('focusin', notice);
    history.pushState(null, '', to);
    dispatchEvent(new PopStateEvent('popstate'));
  }, address);
  // A page in another frame than the one before brings a main part of its own.
  await page.waitForFunction(
    () => window.hasFocusFollowed || document.querySelector('main') !== window.mainBefore,
  );
}

/** Goes on inside the page until the new one is there as a whole. */
export async function follow(page: Page, address: string): Promise<void> {
  await setOut(page, address);
  await waitUntilQuiet(page);
}
