import { setTimeout as wait } from 'node:timers/promises';
import { readPidFile } from '../../stack/folder/pid-files.ts';
import type { Stack } from '../../stack/stack.ts';
import type { Part } from './parts.ts';
import { processTree } from './process-tree.ts';

const running = ({ folders, supervisor }: Stack, part: Part) => {
  const { pid } = supervisor.process(part);
  if (pid === undefined) throw new Error(`${part} does not run`);
  return { pid, stopSignal: readPidFile(folders.run, part)?.stopSignal ?? 'SIGTERM' };
};

const signalAll = (pids: number[], signal: NodeJS.Signals) => {
  for (const pid of pids) {
    try {
      process.kill(pid, signal);
    } catch {
      // It ended between the look and the signal.
    }
  }
};

/** Ends it as a crash would; it is started again. */
export const crash = (stack: Stack, part: Part): void => {
  process.kill(running(stack, part).pid, 'SIGKILL');
};

/** Ends it as a release would; it is started again. */
export const restart = (stack: Stack, part: Part): void => {
  const { pid, stopSignal } = running(stack, part);
  process.kill(pid, stopSignal);
};

/** It hangs for so long, and goes on where it was. */
export const hang = async (stack: Stack, part: Part, ms: number): Promise<void> => {
  const stopped = processTree(running(stack, part).pid);
  signalAll(stopped, 'SIGSTOP');
  try {
    await wait(ms);
  } finally {
    signalAll(stopped, 'SIGCONT');
  }
};

/** Nobody is there for so long: whatever is started of it ends at once. */
export const keepDown = async (stack: Stack, part: Part, ms: number): Promise<void> => {
  const until = performance.now() + ms;
  while (performance.now() < until) {
    const { pid } = stack.supervisor.process(part);
    if (pid !== undefined) signalAll([pid], 'SIGKILL');
    await wait(50);
  }
};
