import { readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { processStartTime } from './process-identity.ts';

interface Running {
  pid: number;
  startTime: string | undefined;
  stopSignal: NodeJS.Signals;
}

const graceMilliseconds = 8_000;

export function writePidFile(folder: string, name: string, pid: number, stopSignal: NodeJS.Signals): void {
  const running: Running = { pid, startTime: processStartTime(pid), stopSignal };
  writeFileSync(join(folder, `${name}.pid`), JSON.stringify(running));
}

export function removePidFile(folder: string, name: string): void {
  rmSync(join(folder, `${name}.pid`), { force: true });
}

export function readPidFile(folder: string, name: string): Running | undefined {
  try {
    return JSON.parse(readFileSync(join(folder, `${name}.pid`), 'utf8')) as Running;
  } catch {
    return undefined;
  }
}

const isAlive = ({ pid, startTime }: Running) =>
  startTime !== undefined && processStartTime(pid) === startTime;

/** Whether the process of this name is there. */
export function runs(folder: string, name: string): boolean {
  const running = readPidFile(folder, name);
  return running !== undefined && isAlive(running);
}

export function signalGroup(pid: number, signal: NodeJS.Signals): void {
  try {
    process.kill(-pid, signal);
  } catch {
    // It ended between the look and the signal.
  }
}

async function end(running: Running): Promise<void> {
  try {
    process.kill(running.pid, running.stopSignal);
  } catch {
    return;
  }
  for (let waited = 0; isAlive(running) && waited < graceMilliseconds; waited += 50) await sleep(50);
  // It leads a group of its own, unless a test has started it.
  signalGroup(running.pid, 'SIGKILL');
  if (isAlive(running)) process.kill(running.pid, 'SIGKILL');
}

/** Ends what a killed start left running. Returns the names it ended. */
export async function endOrphans(folder: string): Promise<string[]> {
  const names = readdirSync(folder)
    .filter((file) => file.endsWith('.pid'))
    .map((file) => file.slice(0, -'.pid'.length));
  const ended = await Promise.all(
    names.map(async (name) => {
      const running = readPidFile(folder, name);
      const alive = running !== undefined && running.pid !== process.pid && isAlive(running);
      if (alive) await end(running);
      // A process that was started meanwhile under the same name keeps its file.
      if (readPidFile(folder, name)?.pid === running?.pid) removePidFile(folder, name);
      return alive ? [name] : [];
    }),
  );
  return ended.flat();
}
