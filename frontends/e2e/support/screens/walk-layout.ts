import { eventually } from '@ideabox/testing';
import type { Page } from 'playwright-core';
import { follow } from '../browser/follow.ts';
import { viewports } from '../browser/use-browser.ts';
import { waitUntilQuiet } from '../browser/wait-until-quiet.ts';
import { lookAtLayout } from './look-at-layout.ts';
import type { Screen } from './screens.ts';

const isAnyOpen = (page: Page) =>
  page.evaluate(() =>
    Boolean(history.state?.overlays || document.querySelector('dialog[open], [role=dialog]')),
  );

/** Closes what lies over the page, which would keep the focus; the browser goes back for each. */
const closeAll = (page: Page) =>
  eventually(async () => {
    if (await isAnyOpen(page)) await page.keyboard.press('Escape');
    expect(await isAnyOpen(page)).toBe(false);
  });

/** Passed through on the way to the path that one is on, so that the page there is a new one. */
const elsewhere = '/nothing/here';

/** Inside the page, once there is one: a document takes several times as long. */
async function goTo(page: Page, site: string, address: string): Promise<void> {
  const from = new URL(page.url());
  const { origin, pathname, search } = new URL(site + address);
  if (from.origin !== origin) await page.goto(site + address);
  else {
    await closeAll(page);
    if (from.pathname === pathname) await follow(page, new URL(site).pathname + elsewhere);
    await follow(page, pathname + search);
  }
  await waitUntilQuiet(page);
}

type Walk = { openPage: () => Promise<Page>; site: () => string };

/** Each screen of the site on samples, one after the other in one page, has nothing that stands out, is cut or too pale. */
export function walkLayout(screens: Screen[], { openPage, site }: Walk): void {
  let page: Page;
  beforeAll(async () => {
    page = await openPage();
  });
  test.each(screens)('$name', async ({ address, open }) => {
    const found: Record<string, string[]> = {};
    for (const size of ['desktop', 'phone'] as const) {
      await page.setViewportSize(viewports[size]);
      if (open || size === 'desktop') await goTo(page, site(), address());
      await open?.(page, size);
      found[size] = await lookAtLayout(page, size);
    }
    expect(found).toEqual({ desktop: [], phone: [] });
  });
}
