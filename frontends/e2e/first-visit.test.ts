import type { Page } from 'playwright-core';
import { useBrowser } from './support/browser/use-browser.ts';

const { visitor } = useBrowser();

/** What a page tells of itself a few seconds after it was opened. */
const toldOn = async (page: Page, path: string) => {
  const asked = page.waitForRequest((request) => request.url().includes('/analytics/events'));
  await page.goto(path);
  const request = await asked;
  expect((await request.response())?.status()).toBe(202);
  return request.postDataJSON();
};

test('a browser says once that it has never been here, and keeps no identifier for that', async () => {
  const page = await visitor();
  expect(await toldOn(page, '/page/faq')).toMatchObject({ first_visit: true });
  expect(await toldOn(page, '/page/about')).not.toHaveProperty('first_visit');
  expect(await page.evaluate(() => localStorage.getItem('ideabox.visited'))).toBe('1');
});
