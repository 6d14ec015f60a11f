import type { Locator, Page } from 'playwright-core';
import { drawn } from './support/browser/drawn.ts';
import { useBrowser } from './support/browser/use-browser.ts';
import { waitUntilQuiet } from './support/browser/wait-until-quiet.ts';
import { useCatalogue } from './support/product/use-catalogue.ts';

const { visitor } = useBrowser();
const { siteOf } = useCatalogue();

/** Names of what moves on the page, again and again or still. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      // With less motion each is over within the frame in which it begins.
      .filter(({ playState, effect }) => playState === 'running' && Number(effect?.getTiming().duration) > 1)
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );

test.each([
  ['no-preference', true],
  ['reduce', false],
] as const)('while a list loads, with motion set to %s', async (reducedMotion, moves) => {
  const page = await visitor({ reducedMotion });
  await page.goto(`${siteOf({ who: 'visitor', state: 'waiting' })}/ideas`);
  await page.getByRole('main').locator('[aria-busy=true]').waitFor();
  await drawn(page);
  const names = await moving(page);
  expect([names.length > 0, names]).toEqual([moves, moves ? expect.any(Array) : []]);
});

test('with colours of the reader’s own, what is chosen and how votes stand can be told', async () => {
  const page = await visitor({ forcedColors: 'active' });
  await page.goto(`${siteOf({ who: 'member' })}/idea/7`);
  const pressed = page.getByRole('button', { name: /^賛成/, pressed: true });
  await pressed.waitFor();
  const ground = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(pressed)).not.toBe(await ground(page.getByRole('button', { name: /^反対/ })));
  const share = page.getByRole('img', { name: '賛成2票、中立1票、反対0票' }).locator('*').first();
  const colours = await share.evaluate((part) => [
    getComputedStyle(part).backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colours[0]).not.toBe(colours[1]);
});

/** What is pressed, current or selected and looks in every way like one beside it that is not. */
const untold = (page: Page) =>
  page.evaluate(() => {
    const marks = ['aria-pressed', 'aria-current', 'aria-selected', 'aria-checked'];
    const isMarked = (element: Element) =>
      marks.some((mark) => !['false', null].includes(element.getAttribute(mark)));
    const looksOf = (element: Element) => {
      const style = getComputedStyle(element);
      const { backgroundColor, color, fontWeight, textDecorationLine, outlineStyle, boxShadow } = style;
      const edges = ['top', 'right', 'bottom', 'left'].map((side) =>
        style.getPropertyValue(`border-${side}`),
      );
      return [
        backgroundColor,
        color,
        fontWeight,
        textDecorationLine,
        outlineStyle,
        boxShadow,
        ...edges,
      ].join();
    };
    const chosen = [...document.querySelectorAll(marks.map((mark) => `[${mark}]`).join())].filter(isMarked);
    const likes = (element: Element) => {
      const row = element.closest(
        'ul, ol, nav, fieldset, [role=group], [role=radiogroup], [role=tablist], p',
      );
      return [...(row?.querySelectorAll(element.tagName) ?? [])].filter((other) => !isMarked(other));
    };
    const isUntold = (element: Element) =>
      likes(element).some((other) => looksOf(other) === looksOf(element)) && !element.querySelector('svg');
    return {
      count: chosen.length,
      untold: chosen.filter(isUntold).map((element) => element.outerHTML.slice(0, 200)),
    };
  });

test.each(['/ideas', '/comments', '/members?tab=votes', '/analyze', '/search?keyword=手続'])(
  'with colours of the reader’s own, what is chosen on %s looks unlike what is not',
  async (address) => {
    const page = await visitor({ forcedColors: 'active' });
    await page.goto(siteOf({ who: 'member' }) + address);
    await waitUntilQuiet(page);
    const found = await untold(page);
    expect(found).toEqual({ count: expect.any(Number), untold: [] });
    expect(found.count).toBeGreaterThan(0);
  },
);
