import { existsSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { runScript } from './command-line/run-script.ts';
import { stackFolders } from './stack/folder/folders.ts';
import { endOrphans, readPidFile } from './stack/folder/pid-files.ts';
import { isStackLocked } from './stack/folder/stack-lock.ts';
import { readRunning, stackOf } from './stack/running-stack.ts';
import { developmentStack } from './start/development-stack.ts';

const patience = 45_000;
const { root, run } = stackFolders(developmentStack);

await runScript(async () => {
  const pid = readPidFile(run, 'start')?.pid;
  const running = await isStackLocked(root);
  if (running && pid) {
    process.kill(pid, 'SIGTERM');
    for (let waited = 0; (await isStackLocked(root)) && waited < patience; waited += 100) await sleep(100);
    if (await isStackLocked(root)) process.kill(pid, 'SIGKILL');
  }
  const orphans = existsSync(run) ? await endOrphans(run) : [];
  console.log(running || orphans.length > 0 ? 'Stopped.' : 'Nothing was running.');
  const developed = readRunning(stackOf['npm run dev']);
  if (developed) console.log(`"npm run dev" runs at ${developed.origin}: q in its terminal ends it.`);
});
