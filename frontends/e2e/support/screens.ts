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
