import { spawn } from 'node:child_process';
import { join } from 'node:path';

/** Should this process be killed, what it keeps in the stack's folder is put back and ended by another. */
export function cleanUpWhenKilled(stack: string): void {
  const program = join(import.meta.dirname, 'clean-up.ts');
  // A group of its own: what ends ours leaves it.
  spawn(process.execPath, [program, stack, String(process.pid)], {
    detached: true,
    stdio: ['pipe', 'ignore', 'ignore'],
  }).unref();
}
