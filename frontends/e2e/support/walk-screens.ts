import { AxeBuilder } from '@axe-core/playwright';
import type { Page } from 'playwright-core';
import { type Problems, watchProblems } from './problems.ts';
import { desktop, phone } from './use-browser.ts';
import { waitUntilQuiet } from './wait-until-quiet.ts';

const tags = ['wcag2a', 'wcag2aa', 'wcag21a', 'wcag21aa', 'wcag22aa'];
const smallest = { width: 320, height: 640 };

type Screen = {
  name: string;
  path: string;
  /** What is opened on the page before it is looked at, in the words for both sizes. */
  open?: (page: Page, size: 'desktop' | 'phone') => Promise<unknown>;
};

/** Each rule that is broken, with the first element that breaks it. Legacy mode spares a second page; there are no frames. */
async function axe(page: Page): Promise<string[]> {
  const builder = new AxeBuilder({ page }).options({ resultTypes: ['violations'] }).withTags(tags);
  const { violations } = await builder.setLegacyMode().analyze();
  return violations.map(({ id, nodes }) => `${id}: ${nodes[0]?.html} ${nodes[0]?.failureSummary}`);
}

/** By how many pixels something stands out of the page, whose body leaves room for a scroll bar; charts are drawn anew first. */
const overflow = (page: Page) =>
  page.evaluate(async () => {
    for (let frame = 0; frame < 3; frame += 1) await new Promise(requestAnimationFrame);
    return document.documentElement.scrollWidth - document.body.getBoundingClientRect().width;
  });

/** Looks at one screen in all sizes and declares what must be true of it. */
function walkScreen({ name, path, open }: Screen, openPage: () => Promise<Page>): void {
  describe(name, () => {
    const found = { desktop: [''], phone: [''], overflow: {} as Record<number, number> };
    let problems: Problems;

    beforeAll(async () => {
      const page = await openPage();
      problems = await watchProblems(page);
      for (const [size, viewport] of [
        ['desktop', desktop],
        ['phone', phone],
      ] as const) {
        await page.setViewportSize(viewport);
        if (open || size === 'desktop') await page.goto(path);
        await waitUntilQuiet(page);
        await open?.(page, size);
        found[size] = await axe(page);
      }
      for (const viewport of [phone, smallest]) {
        await page.setViewportSize(viewport);
        found.overflow[viewport.width] = await overflow(page);
      }
    }, 60_000);

    test('nothing for axe to complain about on a desktop', () => expect(found.desktop).toEqual([]));
    test('nothing for axe to complain about on a phone', () => expect(found.phone).toEqual([]));
    test('no wider than a phone', () => expect(found.overflow).toEqual({ 390: 0, 320: 0 }));
    test('no error on the console', () => expect(problems.errors).toEqual([]));
    test('nothing that the content security policy forbids', () => expect(problems.violations).toEqual([]));
  });
}

export const walkScreens = (screens: Screen[], openPage: () => Promise<Page>): void => {
  for (const screen of screens) walkScreen(screen, openPage);
};
