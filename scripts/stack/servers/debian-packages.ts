import { spawn } from 'node:child_process';
import { closeSync, openSync } from 'node:fs';
import { StartFailure } from '../../command-line/start-failure.ts';
import { findProgram } from '../processes/find-program.ts';

export interface NeededProgram {
  program: string;
  package: string;
  variable: string;
}

function run(command: string, args: string[], logPath: string): Promise<number | null> {
  return new Promise((resolve) => {
    const log = openSync(logPath, 'a');
    const env = { ...process.env, DEBIAN_FRONTEND: 'noninteractive' };
    const child = spawn(command, args, { env, stdio: ['ignore', log, log] });
    closeSync(log);
    child.once('error', () => resolve(null));
    child.once('close', resolve);
  });
}

function sentence(missing: NeededProgram[], reason: string): string {
  const programs = missing.map(({ program }) => program).join(' and ');
  const packages = missing.map((needed) => needed.package).join(' ');
  const variables = missing.map(({ variable }) => variable).join(' and ');
  return `${programs} ${missing.length > 1 ? 'are' : 'is'} missing${reason}: install with "sudo apt-get install -y ${packages}", or set ${variables} to a server that you already run.`;
}

/** Gets what is missing from Debian's packages when allowed to, and returns where each program lies. */
export async function requirePrograms(
  needed: NeededProgram[],
  logPath: string,
  log: (line: string) => void,
): Promise<Map<string, string>> {
  const missing = needed.filter(({ program }) => !findProgram(program));
  if (missing.length > 0) {
    const isRoot = process.getuid?.() === 0;
    if (!isRoot || !findProgram('apt-get')) throw new StartFailure(sentence(missing, ''));
    const packages = missing.map((one) => one.package);
    log(`Installing ${packages.join(' and ')} from Debian's packages`);
    await run('apt-get', ['update', '-q'], logPath);
    await run('apt-get', ['install', '-y', '-q', '--no-install-recommends', ...packages], logPath);
  }
  const stillMissing = needed.filter(({ program }) => !findProgram(program));
  if (stillMissing.length > 0) {
    throw new StartFailure(sentence(stillMissing, ` and apt-get could not install it (log: ${logPath})`));
  }
  return new Map(needed.map(({ program }) => [program, findProgram(program) as string]));
}
