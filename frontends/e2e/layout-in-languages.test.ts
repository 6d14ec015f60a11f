import type { Locator, Page } from 'playwright-core';
import { follow } from './support/browser/follow.ts';
import { watchProblems } from './support/browser/problems.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { textFaultsOf } from './support/looks/text-faults-of.ts';
import { useCatalogue } from './support/product/use-catalogue.ts';
import { languages } from './support/screens/languages.ts';
import { addressOf, routesOfPages } from './support/screens/routes.ts';
import { lightSamples } from './support/screens/samples.ts';

const { visitor } = useBrowser({ keepOpen: true });
const { siteOf } = useCatalogue();

/** One page for all: what its scripts are compiled to is kept from document to document. */
let page: Page;
let errors: string[];
beforeAll(async () => {
  page = await visitor();
  ({ errors } = await watchProblems(page));
  // Samples push nothing.
  await page.routeWebSocket(/\/app\//, () => {});
});

test.each(languages)('$locale: every page of a member and the post dialog', async ({ locale, post }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    const wrong = await textFaultsOf(page);
    if (wrong.length > 0) found[name] = wrong;
  };
  const site = siteOf({ who: 'member', locale });
  await page.goto(`${site}/page/faq`);
  expect(await page.locator('html').getAttribute('lang')).toBe(locale);
  for (const { path } of routesOfPages()) {
    await follow(page, new URL(site).pathname + addressOf(path, lightSamples));
    await look(path);
  }
  await page.locator('nav').last().getByRole('button', { name: post, exact: true }).click();
  await page.getByRole('dialog').getByRole('textbox').first().waitFor();
  await look('post dialog');
  expect({ found, errors: errors.splice(0) }).toEqual({ found: {}, errors: [] });
});

/** Distances from the top of the window, each once. */
const rowsOf = async (buttons: Locator) => [
  ...new Set(await buttons.evaluateAll((all) => all.map((button) => button.getBoundingClientRect().top))),
];

test.each(languages)('$locale: on a phone what is done with an idea is one row', async ({ locale }) => {
  await page.setViewportSize({ width: 390, height: 844 });
  const site = siteOf({ who: 'member', locale });
  await page.goto(`${site}/page/faq`);
  for (const ownSharing of [false, true]) {
    await page.evaluate((has) => {
      navigator.share = has ? async () => {} : (undefined as never);
    }, ownSharing);
    await follow(page, `${new URL(site).pathname}${addressOf('/news', lightSamples)}`);
    await follow(page, `${new URL(site).pathname}${addressOf('/idea/:id', lightSamples)}`);
    const menu = page.locator('[aria-controls="idea-menu"]');
    const buttons = menu.locator('..').getByRole('button');
    expect(await buttons.count()).toBe(ownSharing ? 3 : 2);
    expect(await rowsOf(buttons)).toHaveLength(1);
  }
});
