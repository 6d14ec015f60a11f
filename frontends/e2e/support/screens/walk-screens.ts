import type { Page } from 'playwright-core';
import { type Problems, watchProblems } from '../browser/problems.ts';
import { viewports } from '../browser/use-browser.ts';
import { waitUntilQuiet } from '../browser/wait-until-quiet.ts';
import { axe } from '../looks/axe.ts';
import { cutTexts } from '../looks/cut-texts.ts';
import { overflowOf } from '../looks/overflow-of.ts';
import type { Screen } from './screens.ts';

const smallest = { width: 320, height: 640 };
/** A desktop of 1440 pixels at 200 %. */
const zoomed = { width: 720, height: 450 };

async function look(page: Page, { address, status = 200 }: Screen, problems: Problems) {
  const found = { desktop: [''], phone: [''], overflow: {} as Record<number, string[]>, cut: [''] };
  for (const size of ['desktop', 'phone'] as const) {
    await page.setViewportSize(viewports[size]);
    if (size === 'desktop') expect((await page.goto(address()))?.status()).toBe(status);
    await waitUntilQuiet(page);
    found[size] = await axe(page);
  }
  for (const viewport of [zoomed, viewports.phone, smallest]) {
    await page.setViewportSize(viewport);
    found.overflow[viewport.width] = await overflowOf(page);
  }
  found.cut = await cutTexts(page);
  return { ...found, errors: problems.errors.splice(0), violations: problems.violations.splice(0) };
}

const nothing = {
  desktop: [],
  phone: [],
  overflow: { 720: [], 390: [], 320: [] },
  cut: [],
  errors: [],
  violations: [],
};

/** Each screen, one after the other in one page, has nothing that axe, the console or the policy complains about, and nothing that stands out. */
export function walkScreens(screens: Screen[], openPage: () => Promise<Page>): void {
  let page: Page;
  let problems: Problems;
  beforeAll(async () => {
    page = await openPage();
    problems = await watchProblems(page);
  });
  test.each(screens)('$name', async (screen) => {
    expect(await look(page, screen, problems)).toEqual(nothing);
  });
}
