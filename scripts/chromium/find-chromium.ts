import { spawnSync } from 'node:child_process';
import { StartFailure } from '../command-line/start-failure.ts';
import { findProgram } from '../stack/processes/find-program.ts';

/** The first draws no window around a page, which is most of the work that opening one takes. */
const lean = 'chromium-headless-shell';
const others = ['chromium', 'google-chrome'];

const missing =
  `Chromium is missing: install with "sudo apt-get install -y ${lean}", ` +
  'or set CHROMIUM to the path of one.';

const known = () =>
  process.env.CHROMIUM ?? [lean, ...others].map(findProgram).find((path) => path !== undefined);

/** Where the browser of tests and measurements lies. */
export function findChromium(): string {
  const path = known();
  if (!path) throw new StartFailure(missing);
  return path;
}

const longestInstallMs = 180_000;

function apt(...args: string[]): void {
  spawnSync('apt-get', ['-q', ...args], {
    stdio: 'ignore',
    env: { ...process.env, DEBIAN_FRONTEND: 'noninteractive' },
    timeout: longestInstallMs,
  });
}

const install = (name: string) => apt('install', '-y', '--no-install-recommends', name);

/**
 * Gets Chromium from Debian's packages where it is missing and this may install; says what to do where it may not.
 * @returns where it lies
 */
export function ensureChromium(log: (line: string) => void): string {
  const mayInstall = process.getuid?.() === 0 && findProgram('apt-get') && !process.env.CHROMIUM;
  if (mayInstall && !findProgram(lean)) {
    log(`Installing ${lean} from Debian's packages`);
    if (!known()) apt('update');
    install(lean);
    // Older releases of Debian have the whole browser alone.
    if (!known()) install('chromium');
  }
  return findChromium();
}
