import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What stands for a parameter, by the part of the path before it: `{ idea: '1' }` for `/idea/:id`. */
export type Samples = Record<string, string>;

/** A path as a pattern, the page that it shows, and the status of its document. */
export type Route = { path: string; page: string; status?: number };

/** What the shell itself answers; the others are in the tables that the build writes beside each remote. */
const ownRoutes: Route[] = [{ path: '/nothing/here', page: 'not found', status: 404 }];

const frontends = fileURLToPath(new URL('../../../', import.meta.url));

/** Every route that a remote built beside the web server has; a new one is among them by itself. */
export function allRoutes(): Route[] {
  const tables = globSync('*/dist/client/remote.json', { cwd: frontends }).map((file) =>
    JSON.parse(readFileSync(`${frontends}${file}`, 'utf8')),
  );
  const routes: Route[] = [...tables.flatMap((table) => table.routes), ...ownRoutes];
  // A path whose last parameter may be left out is two, not next to each other: going from one to the next opens a new page.
  const whole = routes.map((route) => ({ ...route, path: route.path.replace(/\?$/, '') }));
  const shortened = routes
    .filter(({ path }) => path.endsWith('?'))
    .map((route) => ({ ...route, path: route.path.replace(/\/:\w+\?$/, '') }));
  return [...whole, ...shortened];
}

/** The first route of every page. */
export const routesOfPages = (): Route[] =>
  allRoutes().filter(({ page }, index, all) => all.findIndex((other) => other.page === page) === index);

/** The address of a path with samples in the place of its parameters. */
export function addressOf(path: string, samples: Samples): string {
  return path.replace(/([^/]+)\/:\w+/g, (_match, before: string) => {
    const sample = samples[before];
    if (sample === undefined)
      throw new Error(`${path}: give support/samples.ts a sample for what follows ${before}`);
    return `${before}/${encodeURIComponent(sample)}`;
  });
}
