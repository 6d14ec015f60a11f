import { registerRemotes } from '@module-federation/enhanced/runtime';
import type { RemoteMapEntry } from '../config/page-config.ts';

/** Tells the federation runtime where each remote is; nothing is fetched yet. */
export function registerRemoteEntries(remotes: RemoteMapEntry[]): void {
  registerRemotes(
    remotes.map(({ name, entry }) => ({
      name: `ideabox_${name}`,
      alias: name,
      entry,
      type: 'global' as const,
    })),
  );
}
