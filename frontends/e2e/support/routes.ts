import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';

/** What stands for a parameter, by the part of the path before it: `{ idea: '1' }` for `/idea/:id`. */
export type Samples = Record<string, string>;

/** What the shell itself answers; the others are in the tables that the build writes beside each remote. */
const ownPaths = ['/nothing/here'];

const frontends = fileURLToPath(new URL('../../', import.meta.url));

/** Every path that a remote built beside the web server has, as a pattern; a new one is among them by itself. */
export function routePaths(): string[] {
  const tables = readdirSync(frontends).flatMap((name) => {
    try {
      return [JSON.parse(readFileSync(`${frontends}${name}/dist/client/remote.json`, 'utf8'))];
    } catch {
      return [];
    }
  });
  const paths = tables.flatMap(({ routes }: { routes: { path: string }[] }) =>
    routes.map(({ path }) => path),
  );
  // A path whose last parameter may be left out is two, not next to each other: going from one to the next opens a new page.
  const all = [...paths, ...ownPaths];
  const whole = all.map((path) => path.replace(/\?$/, ''));
  const shortened = all.filter((path) => path.endsWith('?')).map((path) => path.replace(/\/:\w+\?$/, ''));
  return [...new Set([...whole, ...shortened])];
}

export const hasParameter = (path: string): boolean => path.includes(':');

/** The address of a path with samples in the place of its parameters. */
export function addressOf(path: string, samples: Samples): string {
  return path.replace(/([^/]+)\/:\w+/g, (_match, before: string) => {
    const sample = samples[before];
    if (sample === undefined)
      throw new Error(`${path}: give support/samples.ts a sample for what follows ${before}`);
    return `${before}/${encodeURIComponent(sample)}`;
  });
}
