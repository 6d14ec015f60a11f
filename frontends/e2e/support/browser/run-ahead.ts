import { eventually } from '@ideabox/testing';
import type { Locator, Page } from 'playwright-core';

/**
 * Lets the page's own clock run ahead until something is shown: how long a page pauses before it tries again need not be waited
 * for. In small steps, as what comes over the wire takes its time meanwhile. The clock is handed to the page before its document:
 * `page.clock.install()`.
 */
export async function runAheadTo(page: Page, shown: Locator): Promise<void> {
  await eventually(async () => {
    await page.clock.fastForward(200);
    expect(await shown.first().isVisible()).toBe(true);
  });
}
