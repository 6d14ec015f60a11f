import { spawn } from 'node:child_process';
import { findProgram } from '../stack/processes/find-program.ts';

/** Opens an address in the browser of the machine's user, or says it where there is none. */
export function openSite(address: string, say: (line: string) => void): void {
  const tell = () => say(`No browser could be opened here: ${address}`);
  const program = findProgram('xdg-open') ?? findProgram('open') ?? findProgram('wslview');
  if (program) {
    spawn(program, [address], { detached: true, stdio: 'ignore' })
      .on('error', tell)
      .on('exit', (code) => code && tell())
      .unref();
  } else tell();
}
