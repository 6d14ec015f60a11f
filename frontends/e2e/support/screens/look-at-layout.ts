import type { Page } from 'playwright-core';
import { type Size, viewports } from '../browser/use-browser.ts';
import { axe, layoutRules } from '../looks/axe.ts';
import { cutTexts } from '../looks/cut-texts.ts';
import { overflowOf } from '../looks/overflow-of.ts';

const smallest = { width: 320, height: 640 };
/** A desktop of 1440 pixels at 200 %. */
const zoomed = { width: 720, height: 450 };

const textOf = (page: Page, size: string) =>
  page.evaluate((to) => {
    document.documentElement.style.fontSize = to;
  }, size);

const looks = {
  desktop: async (page: Page) => {
    const found = await axe(page, layoutRules);
    await textOf(page, '200%');
    found.push(...(await overflowOf(page)), ...(await cutTexts(page)));
    await textOf(page, '');
    return found;
  },
  phone: async (page: Page) => {
    const found = [...(await axe(page, layoutRules)), ...(await overflowOf(page))];
    for (const viewport of [zoomed, smallest]) {
      await page.setViewportSize(viewport);
      found.push(...(await overflowOf(page)));
    }
    found.push(...(await cutTexts(page)));
    return found;
  },
};

/**
 * What only a layout shows, at this size: contrast, what is too small to press, what stands out at the side, words that are
 * cut. On a desktop with text of twice the size too, on a phone in narrower and wider windows.
 */
export async function lookAtLayout(page: Page, size: Size): Promise<string[]> {
  await page.setViewportSize(viewports[size]);
  return looks[size](page);
}
