import type { Locator, Page } from 'playwright-core';
import { postIdea } from '../../gateway/e2e/product.ts';
import { drawn } from './support/drawn.ts';
import { useBrowser } from './support/use-browser.ts';

const { visitor, member } = useBrowser();

/** Names of what moves on the page, again and again or still. */
const moving = (page: Page) =>
  page.evaluate(() =>
    document
      .getAnimations()
      .filter(({ playState }) => playState === 'running')
      .map((animation) => (animation instanceof CSSAnimation ? animation.animationName : animation.id)),
  );

test.each([
  ['no-preference', 1],
  ['reduce', 0],
] as const)('while a list loads, with motion set to %s', async (reducedMotion, least) => {
  const page = await visitor({ reducedMotion });
  await page.goto('/page/faq');
  await page.route('**/api/v1/ideas?**', () => {});
  await page.getByRole('banner').getByRole('link', { name: 'アイデア一覧' }).click();
  await page.getByRole('main').locator('[aria-busy=true]').waitFor();
  await drawn(page);
  const names = await moving(page);
  expect(Math.min(names.length, 1)).toBe(least);
});

test('with colours of the reader’s own, what is chosen and how votes stand can be told', async () => {
  const id = await postIdea('supporter1');
  const page = await member('member2', { forcedColors: 'active' });
  await page.goto(`/idea/${id}`);
  await page.getByRole('button', { name: /^賛成/ }).click();
  const pressed = page.getByRole('button', { name: '賛成 1票', pressed: true });
  await pressed.waitFor();
  const ground = (button: Locator) => button.evaluate((element) => getComputedStyle(element).backgroundColor);
  expect(await ground(pressed)).not.toBe(await ground(page.getByRole('button', { name: /^反対/ })));
  const share = page.getByRole('img', { name: '賛成1票、中立0票、反対0票' }).locator('*').first();
  const colours = await share.evaluate((part) => [
    getComputedStyle(part).backgroundColor,
    getComputedStyle(document.body).backgroundColor,
  ]);
  expect(colours[0]).not.toBe(colours[1]);
});
