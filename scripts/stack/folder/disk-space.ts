import { statfs } from 'node:fs/promises';
import { StartFailure } from '../../command-line/start-failure.ts';

const neededMegabytes = 500;

export async function freeMegabytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return Math.floor((bavail * bsize) / 2 ** 20);
}

/** Postgres and JetStream fail in many ways on a full disk; one sentence beforehand is kinder. */
export async function checkDiskSpace(folder: string): Promise<void> {
  const free = await freeMegabytes(folder);
  if (free < neededMegabytes) {
    throw new StartFailure(
      `The disk is full: ${free} MB are free at ${folder}, and Ideabox needs ${neededMegabytes} MB.`,
    );
  }
}
