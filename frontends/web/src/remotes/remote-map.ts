import type { RemoteDescriptor } from '@ideabox/contract';
import type { Logger } from 'pino';
import { distantRemote } from './distant-remote.ts';
import { localRemote, localRemoteNames } from './local-remote.ts';

export type RemoteMap = () => Promise<RemoteDescriptor[]>;

/** The remotes of this moment: those built beside this server, and those that the configuration names elsewhere. */
export function createRemoteMap(elsewhere: Record<string, string>, log: Logger): RemoteMap {
  const distant = Object.entries(elsewhere).map(([name, url]) => distantRemote(name, url, log));
  return async () => {
    const local = localRemoteNames().filter((name) => !(name in elsewhere));
    const found = await Promise.all([...local.map(localRemote), ...distant.map((remote) => remote())]);
    return found.filter((remote) => remote !== null);
  };
}
