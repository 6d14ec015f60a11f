import { spawnSync } from 'node:child_process';
import { findProgram } from '../stack/find-program.ts';
import { StartFailure } from '../stack/start-failure.ts';

const missing =
  'Chromium is missing, the browser of the end-to-end tests: install with "sudo apt-get install -y chromium", or set CHROMIUM to the path of one.';

const known = () => process.env.CHROMIUM ?? findProgram('chromium') ?? findProgram('google-chrome');

/** Where the browser of the end-to-end tests lies. */
export function findChromium(): string {
  const path = known();
  if (!path) throw new StartFailure(missing);
  return path;
}

/** Gets Chromium from Debian's packages where it is missing and this may install; says what to do where it may not. */
export function ensureChromium(log: (line: string) => void): void {
  const isRoot = process.getuid?.() === 0;
  if (!known() && isRoot && findProgram('apt-get')) {
    log("Installing chromium from Debian's packages");
    const options = { stdio: 'ignore', env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' } } as const;
    spawnSync('apt-get', ['update', '-q'], options);
    spawnSync('apt-get', ['install', '-y', '-q', '--no-install-recommends', 'chromium'], options);
  }
  findChromium();
}
