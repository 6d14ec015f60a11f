import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { withBuildLock } from './platform/bundling/src/build-lock.ts';
import { buildOne } from './platform/bundling/src/build-one.ts';
import { isFresh, markFresh, sourceHash } from './platform/bundling/src/staleness.ts';
import { remoteNames } from './remotes.ts';

type Options = {
  log: (line: string) => void;
  force?: boolean;
  /** Of these any build will do, however old. */
  keep?: string[];
};

const lock = join(import.meta.dirname, '../node_modules/.cache/frontends-build.pid');

/** Builds whatever changed since it was last built, one after the other (two at once are slower on two cores). */
export function buildFrontends(options: Options): Promise<void> {
  return withBuildLock(lock, () => buildStale(options));
}

async function buildStale({ log, force = false, keep = [] }: Options): Promise<void> {
  const platform = await sourceHash(join(import.meta.dirname, 'platform'));
  for (const name of ['shell', ...remoteNames]) {
    const folder = join(import.meta.dirname, name);
    if (!existsSync(join(folder, 'webpack.config.ts'))) continue;
    if (keep.includes(name) && existsSync(join(folder, 'dist/client'))) continue;
    const hash = `${platform}-${await sourceHash(folder)}`;
    if (!force && (await isFresh(folder, hash))) continue;
    const started = performance.now();
    log(`building ${name}`);
    await buildOne(folder);
    await markFresh(folder, hash);
    log(`built ${name} in ${((performance.now() - started) / 1000).toFixed(1)} s`);
  }
}

if (import.meta.main) {
  const { values } = parseArgs({ options: { force: { type: 'boolean' }, keep: { type: 'string' } } });
  await buildFrontends({
    log: (line) => console.log(line),
    force: values.force,
    keep: values.keep?.split(','),
  });
}
