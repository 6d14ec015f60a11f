import type { RemoteDescriptor } from '@ideabox/contract';
import type { Bundles } from '../compile/watch-bundles.ts';

/** What is built here and stands in for the site's own. */
export type Built = {
  /** The addresses of the shell's scripts; null where the site's shell stays. */
  shell: string[] | null;
  remotes: RemoteDescriptor[];
};

/** What has compiled at least once; for the rest the site's own is better than nothing. */
export function builtOf(bundles: Bundles, remotes: string[]): Built {
  const shell = read<{ scripts: string[] }>(bundles, 'shell', 'entry.json');
  return {
    shell: shell?.scripts.map((script) => `/assets/${script}`) ?? null,
    remotes: remotes.flatMap((name) => {
      const remote = read<RemoteDescriptor>(bundles, name, 'remote.json');
      return remote ? [{ ...remote, entry: `/remotes/${name}/${remote.entry}` }] : [];
    }),
  };
}

function read<T>(bundles: Bundles, bundle: string, file: string): T | null {
  const text = bundles.read(bundle, file);
  return text === null ? null : (JSON.parse(text) as T);
}
