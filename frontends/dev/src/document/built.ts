import { join } from 'node:path';
import type { RemoteDescriptor, RouteEntry } from '@ideabox/contract';
import { importFresh } from '../compile/import-fresh.ts';
import type { Bundles } from '../compile/watch-bundles.ts';

/** What is built here and stands in for the site's own. */
export type Built = {
  /** The addresses of the shell's scripts; null where the site's shell stays. */
  shell: string[] | null;
  remotes: RemoteDescriptor[];
  /** The client by which the provider knows the front, where that is not the site's. */
  clientId?: string;
};

const frontends = join(import.meta.dirname, '../../..');

type Options = { names: string[]; complain: (line: string) => void };

/** What has compiled at least once; for the rest the site's own is better than nothing. */
export async function builtOf(bundles: Bundles, { names, complain }: Options): Promise<Built> {
  const shell = read<{ scripts: string[] }>(bundles, 'shell', 'entry.json');
  const remotes = names.map(async (name) => {
    const remote = read<RemoteDescriptor>(bundles, name, 'remote.json');
    if (!remote) return null;
    const routes = await routesOf(name).catch((error: unknown) => {
      complain(`frontends/${name}/src/routes.ts:1:1 ${error}`);
      return remote.routes;
    });
    return { ...remote, routes, entry: `/remotes/${name}/${remote.entry}` };
  });
  return {
    shell: shell?.scripts.map((script) => `/assets/${script}`) ?? null,
    remotes: (await Promise.all(remotes)).filter((remote) => remote !== null),
  };
}

/** As they are written now: they are no part of what is compiled. */
async function routesOf(name: string): Promise<RouteEntry[]> {
  const { routes } = await importFresh<{ routes: RouteEntry[] }>(join(frontends, name, 'src/routes.ts'));
  return routes;
}

function read<T>(bundles: Bundles, bundle: string, file: string): T | null {
  const text = bundles.read(bundle, file);
  return text === null ? null : (JSON.parse(text) as T);
}
