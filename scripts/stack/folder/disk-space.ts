import { statfs } from 'node:fs/promises';
import { StartFailure } from '../../command-line/start-failure.ts';

const neededMegabytes = 500;

/** Postgres and JetStream fail in many ways on a full disk; one sentence beforehand is kinder. */
export async function checkDiskSpace(folder: string): Promise<void> {
  const { bavail, bsize } = await statfs(folder);
  const freeMegabytes = Math.floor((bavail * bsize) / 2 ** 20);
  if (freeMegabytes < neededMegabytes) {
    throw new StartFailure(
      `The disk is full: ${freeMegabytes} MB are free at ${folder}, and Ideabox needs ${neededMegabytes} MB.`,
    );
  }
}
