import { spawn } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { endOrphans, readPidFile, writePidFile } from '../folder/pid-files.ts';
import { processStartTime } from '../folder/process-identity.ts';
import { Supervisor } from './supervisor.ts';

const root = mkdtempSync(join(tmpdir(), 'ideabox-supervisor-'));
const folders = { root, logs: join(root, 'logs'), run: join(root, 'run') };
for (const folder of [folders.logs, folders.run]) mkdirSync(folder);
afterAll(() => rmSync(root, { recursive: true }));

const runs = 'setInterval(() => undefined, 1000)';
const program = (name: string, script: string, ready = async () => true) => ({
  name,
  command: process.execPath,
  args: ['-e', script],
  cwd: root,
  env: {},
  ready,
});

test('a killed process comes back, and is gone after stop', async () => {
  const supervisor = new Supervisor(folders);
  const [managed] = supervisor.start([program('restarted', runs)]);
  await managed?.waitUntilReady(5_000);
  const first = managed?.pid ?? 0;
  process.kill(first, 'SIGKILL');
  while (managed?.pid === undefined || managed.pid === first) await sleep(20);
  const second = managed.pid;
  expect(processStartTime(second)).toBeDefined();
  await supervisor.stop();
  expect(processStartTime(second)).toBeUndefined();
  expect(readPidFile(folders.run, 'restarted')).toBeUndefined();
});

test('a process that runs and does not work is started anew, one that works is left alone', async () => {
  const supervisor = new Supervisor(folders);
  let stuck = 0;
  let asked = 0;
  const answers = async () => {
    asked += 1;
    return true;
  };
  const [broken, well] = supervisor.start([
    { ...program('broken', runs), works: { probe: async () => broken?.pid !== stuck, withinMs: 300 } },
    { ...program('well', runs), works: { probe: answers, withinMs: 300 } },
  ]);
  await Promise.all([broken?.waitUntilReady(5_000), well?.waitUntilReady(5_000)]);
  const untouched = well?.pid;
  stuck = broken?.pid ?? 0;
  while (broken?.pid === undefined || broken.pid === stuck) await sleep(20);
  while (asked < 20) await sleep(20);
  expect(well?.pid).toBe(untouched);
  expect(readFileSync(broken.logPath, 'utf8')).toContain('broken did not work, and was ended');
  await supervisor.stop();
});

test('a process that nothing can be noted of, as on a full disk, is not left running, and is back when that is over', async () => {
  const supervisor = new Supervisor(folders);
  const [managed] = supervisor.start([program('unnoted', runs)]);
  await managed?.waitUntilReady(5_000);
  const first = managed?.pid ?? 0;
  const noted = readPidFile(folders.run, 'unnoted');
  rmSync(folders.run, { recursive: true });
  process.kill(first, 'SIGKILL');
  while (managed?.pid === first) await sleep(20);
  while (managed?.pid === undefined) await sleep(5);
  const unnoted = managed.pid;
  while (processStartTime(unnoted)) await sleep(20);
  mkdirSync(folders.run);
  while (readPidFile(folders.run, 'unnoted') === undefined) await sleep(20);
  expect(noted?.pid).toBe(first);
  await supervisor.stop();
});

test('a process that cannot start says why', async () => {
  const never = async () => false;
  const supervisor = new Supervisor(folders);
  const [wrong, full] = supervisor.start([
    program('wrong', 'console.error("fatal: PORT: expected a port number"); process.exit(1)', never),
    program('full', 'throw new Error("ENOSPC: no space left on device")', never),
  ]);
  await expect(wrong?.waitUntilReady(10_000)).rejects.toThrow(
    'wrong does not start: fatal: PORT: expected a port number',
  );
  await expect(full?.waitUntilReady(10_000)).rejects.toThrow('full does not start: The disk is full');
  await supervisor.stop();
});

test('nothing starts once stopping has begun', async () => {
  const supervisor = new Supervisor(folders);
  await supervisor.stop();
  expect(() => supervisor.start([program('late', runs)])).toThrow('interrupted');
});

test('orphans are ended, and a process that merely has the same id is not', async () => {
  const orphan = spawn(process.execPath, ['-e', runs], { detached: true, stdio: 'ignore' });
  const stranger = spawn(process.execPath, ['-e', runs], { detached: true, stdio: 'ignore' });
  writePidFile(folders.run, 'orphan', orphan.pid ?? 0, 'SIGTERM');
  const reused = { pid: stranger.pid, startTime: '1', stopSignal: 'SIGTERM' };
  writeFileSync(join(folders.run, 'stranger.pid'), JSON.stringify(reused));
  expect(await endOrphans(folders.run)).toEqual(['orphan']);
  expect(processStartTime(orphan.pid ?? 0)).toBeUndefined();
  expect(processStartTime(stranger.pid ?? 0)).toBeDefined();
  stranger.kill('SIGKILL');
});
