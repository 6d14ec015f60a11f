import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { mkdir, readdir, readFile, rename, stat, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { hashedFile } from '@ideabox/serving';

/** A name, and milliseconds of the clock. */
export type KeptFile = [name: string, since: number];

/** Files that stay fetchable after their release. Several servers may share a folder: each file comes at once, and whole. */
export type KeptFiles = {
  folder: string;
  has: (name: string) => boolean;
  read: (name: string) => Promise<string>;
  /** @param since when it was last part of a release; now where nothing is said */
  keep: (name: string, content: Buffer, since?: Date) => Promise<void>;
  /** Those of all releases, with when they were last part of one. */
  list: () => Promise<KeptFile[]>;
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
    keep: async (name, content, since) => {
      const incoming = pathOf(`${incomingPrefix}${randomUUID()}`);
      await mkdir(folder, { recursive: true });
      await writeFile(incoming, content);
      if (since) await utimes(incoming, since, since);
      await rename(incoming, pathOf(name));
    },
    list: async () => {
      const names = (await readdir(folder).catch(() => [])).filter((name) => hashedFile.test(name));
      // Another server may have taken it away.
      const known = await Promise.all(names.map((name) => stat(pathOf(name)).catch(() => null)));
      return names.flatMap((name, index): KeptFile[] => {
        const since = known[index]?.mtimeMs;
        return since === undefined ? [] : [[name, since]];
      });
    },
    renew: async (names) => {
      const now = new Date();
      // What another server took away meanwhile is fetched again when it is asked for.
      for (const name of names) await utimes(pathOf(name), now, now).catch(() => undefined);
    },
  };
}
