import type { Page } from 'playwright-core';
import type { Size } from '../browser/use-browser.ts';
import { addressOf, allRoutes, type Route, routesOfPages } from './routes.ts';
import { lightSamples } from './samples.ts';

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

const screenOf = ({ path, status }: Route): Screen => ({
  name: path,
  status,
  address: () => addressOf(path, lightSamples) + (queries[path] ?? ''),
});

/** Every route. */
export const screensOfRoutes = (): Screen[] => allRoutes().map(screenOf);

/** Every page, at one of its addresses. */
export const screensOfPages = (): Screen[] => routesOfPages().map(screenOf);

/** Those of these paths. */
export function screensOf(paths: string[]): Screen[] {
  const screens = screensOfRoutes();
  return paths.map((path) => {
    const found = screens.find(({ name }) => name === path);
    if (!found) throw new Error(`no remote has the path ${path}`);
    return found;
  });
}
