import type { Page } from 'playwright-core';
import { useBrowser } from './support/use-browser.ts';

const { visitor } = useBrowser();

/** All that a page tells of itself from now on. */
function listenToUsage(page: Page) {
  const told: Record<string, unknown>[] = [];
  page.on('request', (request) => {
    if (request.url().includes('/analytics/events')) told.push(request.postDataJSON());
  });
  return told;
}

test('a browser says once that it has never been here, and keeps no identifier for that', async () => {
  const page = await visitor();
  const told = listenToUsage(page);
  for (const path of ['/page/faq', '/page/about', '/page/howto']) {
    await page.goto(path);
    await page.getByRole('heading', { level: 1 }).waitFor();
  }
  const answered = page.waitForResponse((response) => response.url().includes('/analytics/events'));
  expect((await answered).status()).toBe(202);
  expect(told.length).toBeGreaterThan(1);
  expect(told.map(({ first_visit }) => first_visit)).toEqual([true, ...told.slice(1).map(() => undefined)]);
  expect(await page.evaluate(() => localStorage.getItem('ideabox.visited'))).toBe('1');
});
