import { readFileSync } from 'node:fs';
import { join } from 'node:path';

/** Signals one process of the running product; when it has ended, its supervisor starts it again. @returns its id */
const signal = (name: string, what: NodeJS.Signals): number => {
  const folder = process.env.TEST_RUN_FOLDER;
  if (!folder) throw new Error('TEST_RUN_FOLDER is not set: fault tests are run by "npm test"');
  const { pid } = JSON.parse(readFileSync(join(folder, `${name}.pid`), 'utf8'));
  process.kill(pid, what);
  return pid;
};

/** Ends it as a crash would. */
export const kill = (name: string): void => void signal(name, 'SIGKILL');

/** Ends it as a release would. */
export const restart = (name: string): number => signal(name, 'SIGTERM');

export const hasEnded = (pid: number): boolean => {
  try {
    process.kill(pid, 0);
    return false;
  } catch {
    return true;
  }
};
