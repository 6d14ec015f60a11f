import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser/use-browser.ts';
import { waitUntilQuiet } from './support/browser/wait-until-quiet.ts';
import { textFaultsOf } from './support/looks/text-faults-of.ts';
import { useCatalogue } from './support/product/use-catalogue.ts';
import { languages } from './support/screens/languages.ts';

const { visitor } = useBrowser({ keepOpen: true });
const { siteOf, partsIn } = useCatalogue();

/** One page for all: what its scripts are compiled to is kept from document to document. */
let page: Page;
beforeAll(async () => {
  page = await visitor();
});

test.each(languages)('$locale: the header of a desktop, and every shared part', async ({ locale, ideas }) => {
  await page.setViewportSize({ width: 1264, height: 720 });
  await page.goto(`${siteOf({ who: 'visitor', locale })}/page/faq`);
  await page.getByRole('banner').getByRole('link', { name: ideas, exact: true }).waitFor();
  await waitUntilQuiet(page);
  expect(await textFaultsOf(page)).toEqual([]);
  await page.goto(partsIn(locale));
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await textFaultsOf(page)).toEqual([]);
  }
});
