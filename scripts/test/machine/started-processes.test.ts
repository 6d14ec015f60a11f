import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { endOrphans } from '../../stack/folder/pid-files.ts';
import { processStartTime } from '../../stack/folder/process-identity.ts';
import { noteStarted } from './started-processes.ts';

const folder = mkdtempSync(join(tmpdir(), 'ideabox-started-'));
const forever = 'console.log("here"); setInterval(() => undefined, 1000);';

/** With an environment of its own, in which no mark is. */
const start = async (script: string) => {
  const child = spawn(process.execPath, ['-e', script], { env: {}, stdio: ['ignore', 'pipe', 'ignore'] });
  await once(child.stdout, 'data');
  return { pid: child.pid as number, ended: once(child, 'exit') };
};

let stop: () => void;
beforeAll(() => {
  stop = noteStarted(folder);
});
afterAll(() => {
  stop();
  rmSync(folder, { recursive: true });
});

test('what was started with an environment of its own is found and ended', async () => {
  const { pid, ended } = await start(forever);
  expect(await endOrphans(folder)).toEqual([String(pid)]);
  expect(await ended).toEqual([null, 'SIGTERM']);
});

test('so is what does not listen', async () => {
  const { pid, ended } = await start(`process.on('SIGTERM', () => undefined); ${forever}`);
  await endOrphans(folder);
  expect(await ended).toEqual([null, 'SIGKILL']);
  expect(processStartTime(pid)).toBeUndefined();
});

test('what has ended by itself is kept no longer', async () => {
  const { ended } = await start('console.log("here")');
  await ended;
  expect(readdirSync(folder)).toEqual([]);
});
