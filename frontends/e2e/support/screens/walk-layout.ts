import type { Page } from 'playwright-core';
import { follow } from '../browser/follow.ts';
import { viewports } from '../browser/use-browser.ts';
import { waitUntilQuiet } from '../browser/wait-until-quiet.ts';
import { lookAtLayout } from './look-at-layout.ts';
import type { Screen } from './screens.ts';

/** Inside the page where that is told: the focus follows to another path of the same site, and a dialog does not stay. */
async function goTo(page: Page, address: string, anew: boolean): Promise<void> {
  const from = new URL(page.url());
  const to = new URL(address);
  if (anew || from.origin !== to.origin || from.pathname === to.pathname) await page.goto(address);
  else await follow(page, to.pathname + to.search);
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
    const to = `${site()}${address()}`;
    const found: Record<string, string[]> = {};
    for (const size of ['desktop', 'phone'] as const) {
      if (open || size === 'desktop') {
        await page.setViewportSize(viewports[size]);
        await goTo(page, to, Boolean(open));
      }
      await open?.(page, size);
      found[size] = await lookAtLayout(page, size);
    }
    expect(found).toEqual({ desktop: [], phone: [] });
  });
}
