import { spawnSync } from 'node:child_process';
import { accessSync, constants, mkdirSync } from 'node:fs';
import { join } from 'node:path';
import { StartFailure } from '../../command-line/start-failure.ts';
import { findProgram } from '../../stack/processes/find-program.ts';
import { cacheFolder } from '../../test/machine/cache-folder.ts';

/** What is built where there is none. */
const pinned = 'v1.8.1';
const oldestMajor = 1;
const howToGetIt = 'https://grafana.com/docs/k6/latest/set-up/install-k6/ says how to get it';

/** `k6 v1.8.1 (go1.26.8, linux/amd64)` is 1.8.1. @returns undefined where this is no k6 */
export function versionIn(said: string): string | undefined {
  return /^k6(?:\.exe)? v(\d+\.\d+\.\d+\S*)/m.exec(said)?.[1];
}

/** Scenarios are TypeScript, which k6 runs by itself since 1.0. */
export function requireNew(path: string, version: string | undefined): void {
  if (version === undefined) throw new StartFailure(`${path} does not say which k6 it is: ${howToGetIt}.`);
  if (Number(version.split('.')[0]) < oldestMajor)
    throw new StartFailure(
      `k6 ${version} at ${path} is too old: 1.0 or newer runs TypeScript. ${howToGetIt}; without it on the PATH, Go builds ${pinned}.`,
    );
}

const ask = (path: string) =>
  versionIn(spawnSync(path, ['version'], { encoding: 'utf8', env: quiet() }).stdout ?? '');

/** k6 tells its maker of every run where nobody says that it is not to, and may look for extensions elsewhere. */
export const quiet = (): NodeJS.ProcessEnv => ({
  ...process.env,
  K6_NO_USAGE_REPORT: 'true',
  K6_AUTO_EXTENSION_RESOLUTION: 'false',
});

function isThere(path: string): boolean {
  try {
    accessSync(path, constants.X_OK);
    return true;
  } catch {
    return false;
  }
}

/** Where Go's own installation puts it, which not every PATH has. */
const findGo = () => findProgram('go') ?? ['/usr/local/go/bin/go'].find(isThere);

/** Builds the pinned one into a folder. @throws StartFailure where that cannot be done */
export function build(go: string | undefined, folder: string, say: (line: string) => void): void {
  if (!go)
    throw new StartFailure(
      `k6 is missing, and so is Go, which would build it: ${howToGetIt}, or install Go and run this again.`,
    );
  say(`Building k6 ${pinned} with Go; the first time this takes some minutes`);
  mkdirSync(folder, { recursive: true });
  const env = { ...process.env, GOBIN: folder };
  const { status, stderr } = spawnSync(go, ['install', `go.k6.io/k6@${pinned}`], { encoding: 'utf8', env });
  const why = stderr?.trim().split('\n').at(-1) || 'it was broken off';
  if (status !== 0) throw new StartFailure(`Go could not build k6 ${pinned}: ${why}. ${howToGetIt}.`);
}

const builtFolder = () => join(cacheFolder(), 'k6', pinned);
const built = () => join(builtFolder(), 'k6');

/** The one on the PATH, else the one that was built before. */
export const findReadyK6 = (): string | undefined => findProgram('k6') ?? [built()].find(isThere);

/** The one that is ready, else one that is built now. */
export function findK6(say: (line: string) => void): { path: string; version: string } {
  const ready = findReadyK6();
  if (!ready) build(findGo(), builtFolder(), say);
  const path = ready ?? built();
  const version = ask(path);
  requireNew(path, version);
  return { path, version: version as string };
}
