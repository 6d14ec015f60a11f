import { existsSync, rmSync } from 'node:fs';
import { stackFolders } from './stack/folders.ts';
import { endOrphans } from './stack/pid-files.ts';
import { runScript } from './stack/run-script.ts';
import { isStackLocked } from './stack/stack-lock.ts';
import { StartFailure } from './stack/start-failure.ts';
import { developmentStack } from './start/development-stack.ts';

const { root, run } = stackFolders(developmentStack);

await runScript(async () => {
  if (await isStackLocked(root)) {
    throw new StartFailure('Ideabox is running: end it first, with Ctrl-C or "npm stop".');
  }
  if (existsSync(run)) await endOrphans(run);
  rmSync(root, { recursive: true, force: true });
  console.log('All data is gone; the next start begins anew.');
});
