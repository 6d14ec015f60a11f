import { readdirSync, readFileSync } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';

const mark = 'IDEABOX_TEST_RUN';
const graceMilliseconds = 5_000;

/** Every process that is started from here on carries the mark in its environment, and so do those that it starts. */
export function markChildren(value: string): void {
  process.env[mark] = value;
}

function environmentOf(pid: string): string {
  try {
    return readFileSync(`/proc/${pid}/environ`, 'utf8');
  } catch {
    // Ended, or another user's.
    return '';
  }
}

const markedProcesses = (value: string): number[] =>
  readdirSync('/proc')
    .filter((pid) => /^\d+$/.test(pid) && Number(pid) !== process.pid)
    .filter((pid) => `\0${environmentOf(pid)}`.includes(`\0${mark}=${value}\0`))
    .map(Number);

function signal(pids: number[], name: NodeJS.Signals): void {
  for (const pid of pids) {
    try {
      process.kill(pid, name);
    } catch {
      // Ended meanwhile.
    }
  }
}

/** Ends all that carry a mark, gently first. Returns how many there were. */
export async function endMarked(value: string): Promise<number> {
  const found = markedProcesses(value);
  signal(found, 'SIGTERM');
  const until = Date.now() + graceMilliseconds;
  let left = found;
  while (left.length > 0 && Date.now() < until) {
    await sleep(50);
    left = markedProcesses(value);
  }
  signal(left, 'SIGKILL');
  return found.length;
}
