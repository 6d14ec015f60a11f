import { spawnSync } from 'node:child_process';
import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { statfs, writeFile } from 'node:fs/promises';
import { join } from 'node:path';

const bytes = 96 * 2 ** 20;

/** A folder on a disk of its own, which can be filled without harm to anybody else's. */
export interface SmallDisk {
  fill: () => Promise<void>;
  /** Gives room again. */
  clear: () => void;
}

const isMounted = (folder: string) => readFileSync('/proc/mounts', 'utf8').includes(` ${folder} `);

export function unmountDisk(folder: string): void {
  if (isMounted(folder)) spawnSync('umount', ['--lazy', folder]);
}

/** @returns why there is none, where the machine does not allow it */
export function mountDisk(folder: string): SmallDisk | string {
  mkdirSync(folder, { recursive: true });
  const made = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${bytes},mode=0755`, 'tmpfs', folder], {
    encoding: 'utf8',
  });
  if (made.status !== 0)
    return `a disk of its own cannot be mounted: ${made.stderr?.trim() || made.error?.message}`;
  const ballast = join(folder, 'ballast');
  return {
    fill: async () => {
      const { bavail, bsize } = await statfs(folder);
      // What was written meanwhile leaves less room than there was: the rest of it fails, and the disk is as full.
      await writeFile(ballast, Buffer.alloc(bavail * bsize)).catch((error: NodeJS.ErrnoException) => {
        if (error.code !== 'ENOSPC') throw error;
      });
    },
    clear: () => rmSync(ballast, { force: true }),
  };
}
