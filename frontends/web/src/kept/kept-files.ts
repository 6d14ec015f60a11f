import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readFile, rename, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

/** Files that stay fetchable after their release. Several servers may share a folder: each file comes at once, and whole. */
export type KeptFiles = {
  folder: string;
  has: (name: string) => boolean;
  read: (name: string) => Promise<string>;
  keep: (name: string, content: Buffer) => Promise<void>;
  /** They are part of a release today: their time begins anew. */
  renew: (names: string[]) => Promise<void>;
};

/** Of what is half written; it begins as nothing that is served. */
export const incomingPrefix = '.incoming-';

export function keptFiles(folder: string): KeptFiles {
  const pathOf = (name: string) => join(folder, name);
  return {
    folder,
    has: (name) => existsSync(pathOf(name)),
    read: (name) => readFile(pathOf(name), 'utf8'),
    keep: async (name, content) => {
      const incoming = pathOf(`${incomingPrefix}${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      await writeFile(incoming, content);
      await rename(incoming, pathOf(name));
    },
    renew: async (names) => {
      const now = new Date();
      // What another server took away meanwhile is fetched again when it is asked for.
      for (const name of names) await utimes(pathOf(name), now, now).catch(() => undefined);
    },
  };
}
