import type { Page } from 'playwright-core';
import { addressOf, allRoutes, hasParameter, type Samples } from './routes.ts';
import { lightSamples } from './samples.ts';
import type { Size } from './use-browser.ts';

export type Screen = {
  name: string;
  address: () => string;
  /** Of the document; 200 unless told. */
  status?: number;
  /** What is opened on the page before it is looked at. */
  open?: (page: Page, size: Size) => Promise<unknown>;
};

/** What a screen shows nothing without. */
const queries: Record<string, string> = { '/search': '?keyword=手続' };

/** Every route with the demonstration's content, and those that show one thing of many with heavy content too. */
export function screensOfRoutes(heavySamples: () => Samples): Screen[] {
  const routes = allRoutes();
  const light = routes.map(({ path, status }) => ({
    name: path,
    status,
    address: () => addressOf(path, lightSamples) + (queries[path] ?? ''),
  }));
  const heavy = routes
    .filter(({ path }) => hasParameter(path) && /^\/(idea|members)\//.test(path))
    .map(({ path, status }) => ({
      name: `${path}, heavy`,
      status,
      address: () => addressOf(path, heavySamples()),
    }));
  return [...light, ...heavy];
}

const barOf = (page: Page, size: Size) =>
  size === 'desktop' ? page.getByRole('banner') : page.getByRole('navigation', { name: '主なメニュー' });

const aPage = () => '/page/faq';

const postDialog: Screen = {
  name: 'post dialog',
  address: aPage,
  open: async (page, size) => {
    await barOf(page, size)
      .getByRole('button', { name: size === 'desktop' ? 'アイデアを投稿' : '投稿' })
      .click();
    await page
      .getByRole('dialog')
      .getByRole('button', { name: /^(ログイン|投稿する)$/ })
      .waitFor();
  },
};

const notificationPanel: Screen = {
  name: 'notification panel',
  address: aPage,
  open: async (page, size) => {
    await barOf(page, size)
      .getByRole('button', { name: /^通知（未読\d/ })
      .click();
    await page.getByRole('region', { name: '通知' }).getByRole('listitem').first().waitFor();
  },
};

export const visitorScreens = [postDialog];
export const memberScreens = [postDialog, notificationPanel];
