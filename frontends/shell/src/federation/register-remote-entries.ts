import type { RemoteDescriptor } from '@ideabox/contract';
import { registerRemotes } from '@module-federation/enhanced/runtime';

/** Tells the federation runtime where each remote is; nothing is fetched yet. */
export function registerRemoteEntries(remotes: RemoteDescriptor[]): void {
  registerRemotes(
    remotes.map(({ name, entry }) => ({
      name: `ideabox_${name}`,
      alias: name,
      entry,
      type: 'global' as const,
    })),
  );
}
