import type { Locator, Page } from 'playwright-core';
import { follow } from './support/browser/follow.ts';
import { watchProblems } from './support/browser/problems.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { waitUntilQuiet } from './support/browser/wait-until-quiet.ts';
import { cutTexts } from './support/looks/cut-texts.ts';
import { messageIdsOn } from './support/looks/message-ids.ts';
import { overflowOf } from './support/looks/overflow-of.ts';
import { useCatalogue } from './support/product/use-catalogue.ts';
import { addressOf, routesOfPages } from './support/screens/routes.ts';
import { lightSamples } from './support/screens/samples.ts';

const { visitor } = useBrowser({ keepOpen: true });
const { siteOf, partsIn } = useCatalogue();

/** One page for all: what its scripts are compiled to is kept from document to document. */
let page: Page;
let errors: string[];
beforeAll(async () => {
  page = await visitor();
  ({ errors } = await watchProblems(page));
  // Samples push nothing.
  await page.routeWebSocket(/\/app\//, () => {});
});

const languages = [
  { locale: 'ja', ideas: 'アイデア一覧', post: '投稿' },
  { locale: 'en', ideas: 'Ideas', post: 'Post' },
  { locale: 'fr', ideas: 'Idées', post: 'Proposer' },
  { locale: 'es', ideas: 'Ideas', post: 'Proponer' },
  { locale: 'pt', ideas: 'Ideias', post: 'Publicar' },
  { locale: 'ru', ideas: 'Идеи', post: 'Идея' },
  { locale: 'zh', ideas: '创意列表', post: '发布' },
];

const faultsOf = async () => [
  ...(await messageIdsOn(page)),
  ...(await cutTexts(page)),
  ...(await overflowOf(page)),
];

test.each(languages)('$locale: every page of a member and the post dialog', async ({ locale, post }) => {
  await page.setViewportSize({ width: 320, height: 720 });
  const found: Record<string, string[]> = {};
  const look = async (name: string) => {
    const wrong = await faultsOf();
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
  await page.getByRole('dialog').getByRole('button').nth(2).waitFor();
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

test.each(languages)('$locale: the header of a desktop, and every shared part', async ({ locale, ideas }) => {
  await page.setViewportSize({ width: 1264, height: 720 });
  await page.goto(`${siteOf({ who: 'visitor', locale })}/page/faq`);
  await page.getByRole('banner').getByRole('link', { name: ideas, exact: true }).waitFor();
  await waitUntilQuiet(page);
  expect(await faultsOf()).toEqual([]);
  await page.goto(partsIn(locale));
  await page.getByRole('heading', { level: 1 }).waitFor();
  for (const width of [1440, 320]) {
    await page.setViewportSize({ width, height: 720 });
    expect(await faultsOf()).toEqual([]);
  }
});
