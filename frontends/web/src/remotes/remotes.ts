import { join } from 'node:path';
import type { RemoteDescriptor } from '@ideabox/contract';
import type { RequestHandler } from 'express';
import type { Logger } from 'pino';
import type { WebConfig } from '../config.ts';
import { createFinder } from '../kept/find-elsewhere.ts';
import { keptFiles } from '../kept/kept-files.ts';
import { placesOf } from '../kept/peers.ts';
import { serveKept } from '../kept/serve-kept.ts';
import { takeOver } from '../kept/take-over.ts';
import { readMessages, type Words } from '../site/read-messages.ts';
import { followRemote } from './follow-remote.ts';
import { localRemote, localRemoteNames } from './local-remote.ts';

export type Remotes = {
  /** Those of this moment: built beside this server, and those that the configuration names elsewhere. */
  known: () => Promise<RemoteDescriptor[]>;
  /** What the shell or a remote says. */
  words: Words;
  /** Resolves once each that lives elsewhere was looked for. */
  lookedFor: Promise<unknown>;
  /** The files of those that live elsewhere, by name. */
  files: Map<string, RequestHandler>;
};

export function createRemotes(config: WebConfig, log: Logger): Remotes {
  const { remotes, remotesPollMs: pollMs, keptDir = '', peers } = config;
  const elsewhere = Object.entries(remotes).map(([name, address]) => {
    const url = new URL(address);
    const folder = `remotes/${name}`;
    const kept = keptFiles(join(keptDir, folder));
    const others = () => placesOf(peers, folder);
    const places = async () => [new URL('.', url), ...(await others())];
    void others().then((found) => takeOver(kept, found, log));
    const files = serveKept(kept, createFinder(kept, places, log));
    return [name, { ...followRemote({ name, url, pollMs, kept, log }), files }] as const;
  });
  const followed = new Map(elsewhere);
  return {
    known: async () => {
      const local = localRemoteNames().filter((name) => !followed.has(name));
      const found = [
        ...(await Promise.all(local.map(localRemote))),
        ...elsewhere.map(([, remote]) => remote.known()),
      ];
      return found.filter((remote) => remote !== null);
    },
    words: (owner, locale) => followed.get(owner)?.words(locale) ?? readMessages(owner, locale),
    lookedFor: Promise.all(elsewhere.map(([, remote]) => remote.lookedFor)),
    files: new Map(elsewhere.map(([name, { files }]) => [name, files])),
  };
}
