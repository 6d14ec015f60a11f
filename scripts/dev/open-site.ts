import { spawn } from 'node:child_process';
import { findProgram } from '../stack/processes/find-program.ts';

/** Opens an address in the browser of the machine's user. @returns false where nobody knows how */
export function openSite(address: string): boolean {
  const program = findProgram('xdg-open') ?? findProgram('open') ?? findProgram('wslview');
  if (!program) return false;
  spawn(program, [address], { detached: true, stdio: 'ignore' })
    .on('error', () => undefined)
    .unref();
  return true;
}
