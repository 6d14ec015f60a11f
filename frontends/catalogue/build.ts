import { join } from 'node:path';
import { withBuildLock } from '../platform/bundling/src/build-lock.ts';
import { isFresh, markFresh, sourceHash } from '../platform/bundling/src/staleness.ts';
import { remoteNames } from '../remotes.ts';

const frontends = join(import.meta.dirname, '..');
const lock = join(frontends, '../node_modules/.cache/catalogue-build.pid');

/** Builds the catalogue where anything has changed that it may show. */
export function buildCatalogue(): Promise<void> {
  return withBuildLock(lock, async () => {
    const hash = await sourceHash(frontends);
    if (await isFresh(import.meta.dirname, hash)) return;
    const [{ bundle }, { compileMessages }, { default: config }] = await Promise.all([
      import('../platform/bundling/src/build-one.ts'),
      import('../platform/bundling/src/compile-messages.ts'),
      import('./webpack.config.ts'),
    ]);
    for (const part of ['shell', ...remoteNames, 'catalogue']) await compileMessages(join(frontends, part));
    await bundle(config);
    await markFresh(import.meta.dirname, hash);
  });
}

if (import.meta.main) await buildCatalogue();
