import { mkdir, readFile, rm, writeFile } from 'node:fs/promises';
import { dirname } from 'node:path';
import { setTimeout as pause } from 'node:timers/promises';

const pauseMs = 250;

/** Runs one build at a time on this machine: two at once would write into each other's bundles. */
export async function withBuildLock<T>(path: string, build: () => Promise<T>): Promise<T> {
  await mkdir(dirname(path), { recursive: true });
  while (!(await take(path))) await pause(pauseMs);
  try {
    return await build();
  } finally {
    await rm(path, { force: true });
  }
}

/** The lock holds its owner's process id; one whose owner is gone is taken over. */
async function take(path: string): Promise<boolean> {
  const taken = await writeFile(path, String(process.pid), { flag: 'wx' }).then(
    () => true,
    () => false,
  );
  if (taken) return true;
  const owner = Number(await readFile(path, 'utf8').catch(() => ''));
  if (owner && !isAlive(owner)) await rm(path, { force: true });
  return false;
}

function isAlive(pid: number): boolean {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code === 'EPERM';
  }
}
