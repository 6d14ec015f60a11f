import { existsSync, rmSync } from 'node:fs';
import { StartFailure } from '../../command-line/start-failure.ts';
import { stackFolders } from './folders.ts';
import { endOrphans } from './pid-files.ts';
import { isStackLocked } from './stack-lock.ts';

/** Throws away all data of a stack that does not run. */
export async function resetStack(name: string): Promise<void> {
  const { root, run } = stackFolders(name);
  if (await isStackLocked(root)) {
    throw new StartFailure('Ideabox is running: end it first, with Ctrl-C or "npm stop".');
  }
  if (existsSync(run)) await endOrphans(run);
  rmSync(root, { recursive: true, force: true });
}
