import { createHash } from 'node:crypto';
import { chmodSync, existsSync, mkdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { StartFailure } from '../../command-line/start-failure.ts';
import { checkDiskSpace } from '../../stack/folder/disk-space.ts';
import { repository, stackFolders } from '../../stack/folder/folders.ts';
import { endOrphans } from '../../stack/folder/pid-files.ts';
import { isStackLocked, lockStack } from '../../stack/folder/stack-lock.ts';
import { cacheFolder } from './cache-folder.ts';
import { endMarked, markChildren } from './marked-processes.ts';

const mark = createHash('sha256').update(repository).digest('hex').slice(0, 12);
const localFolder = resolve(repository, '.local');

/** Ends what a killed run has left of the product; a product that somebody holds is left alone. */
async function endProduct(): Promise<void> {
  const { root, run } = stackFolders('test');
  if (existsSync(run) && !(await isStackLocked(root))) await endOrphans(run);
}

export interface HeldMachine {
  /** For whatever the run makes; nothing of it outlasts the run. */
  folder: string;
  release: () => Promise<void>;
}

/**
 * Makes this the only run of this checkout, in a folder for temporary files of its own. Whatever an earlier, killed run has
 * left is removed first: processes are known by a mark in their environment, those that a test has given an environment of
 * its own by a note, files by the folder.
 */
export async function holdMachine(): Promise<HeldMachine> {
  const unlock = await lockStack(join(localFolder, 'npm-test'));
  if (!unlock) throw new StartFailure('npm test runs in this checkout already: wait for its end, or end it.');
  const folder = join(tmpdir(), `ideabox-test-${mark}`);
  const started = join(folder, 'started');
  const clean = async () => {
    await endMarked(mark);
    if (existsSync(started)) await endOrphans(started);
    rmSync(folder, { recursive: true, force: true });
  };
  await Promise.all([clean(), endProduct()]);
  mkdirSync(folder);
  // Postgres runs as another user there.
  chmodSync(folder, 0o711);
  mkdirSync(started);
  mkdirSync(localFolder, { recursive: true });
  for (const needed of [folder, localFolder, cacheFolder()]) {
    mkdirSync(needed, { recursive: true });
    await checkDiskSpace(needed);
  }
  process.env.TMPDIR = folder;
  process.env.TEST_STARTED_FOLDER = started;
  markChildren(mark);
  return {
    folder,
    release: async () => {
      await clean();
      unlock();
    },
  };
}
