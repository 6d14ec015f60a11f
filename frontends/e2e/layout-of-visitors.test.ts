import type { Page } from 'playwright-core';
import { phone, useBrowser } from './support/browser/use-browser.ts';
import { waitUntilQuiet } from './support/browser/wait-until-quiet.ts';
import { overflowOf } from './support/looks/overflow-of.ts';
import { useCatalogue } from './support/product/use-catalogue.ts';
import { visitorScreens } from './support/screens/opened-screens.ts';
import { screensOf, screensOfPages } from './support/screens/screens.ts';
import { walkLayout } from './support/screens/walk-layout.ts';

const { visitor } = useBrowser({ keepOpen: true });
const { siteOf } = useCatalogue();

describe('in words of common length', () =>
  walkLayout([...screensOfPages(), ...visitorScreens], {
    openPage: visitor,
    site: () => siteOf({ who: 'visitor' }),
  }));

const withTwiceTheText = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = '200%';
  });

test('with text of twice the size a phone has room for the theme on a card, and for more than the header', async () => {
  const page = await visitor({ viewport: phone });
  await page.goto(`${siteOf({ who: 'visitor' })}/ideas`);
  await waitUntilQuiet(page);
  await withTwiceTheText(page);
  const theme = page.locator('article p > span:has(+ time)').first();
  const letters = await theme.evaluate(
    (name) => name.clientWidth / Number.parseFloat(getComputedStyle(name).fontSize),
  );
  expect(letters).toBeGreaterThan(5);
  const header = await page.getByRole('banner').boundingBox();
  expect(header?.height).toBeLessThan(phone.height / 4);
});

test('comments stay inside a phone with text of twice the size', async () => {
  const page = await visitor({ viewport: phone });
  const found: Record<string, string[]> = {};
  for (const { name, address } of screensOf(['/idea/:id', '/comments'])) {
    await page.goto(siteOf({ who: 'visitor' }) + address());
    await waitUntilQuiet(page);
    await withTwiceTheText(page);
    found[name] = await overflowOf(page);
  }
  expect(found).toEqual({ '/idea/:id': [], '/comments': [] });
});
