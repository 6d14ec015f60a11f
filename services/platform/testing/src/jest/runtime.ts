import { createRequire, registerHooks } from 'node:module';
import { dirname, join } from 'node:path';
import { pathToFileURL } from 'node:url';

const load = createRequire(import.meta.url);
const { default: Runtime } = load('jest-runtime') as typeof import('jest-runtime');

/** Holds the tests of one file, so each file gets its own. */
const heldTests = join(dirname(load.resolve('jest-circus/runner')), 'jestAdapterInit.js');

// One process may run tests again after a change, when jest watches: what is ours is then loaded again.
registerHooks({
  resolve: (specifier, context, next) => {
    const found = next(specifier, context);
    const isOurs = found.url.startsWith('file:') && !found.url.includes('/node_modules/');
    if (!isOurs || !context.conditions.includes('import')) return found;
    return { ...found, url: `${found.url}?run=${process.env.TEST_RUN}` };
  },
});

/**
 * Node itself loads what tests import, as in production: without a transform, and once a worker instead of once a file
 * ([why](../../decisions/0001-native-modules.md)).
 */
class NativeRuntime extends Runtime {
  override requireInternalModule<T>(from: string, to?: string): T {
    if (from === heldTests) delete load.cache[heldTests];
    return createRequire(from)(to ?? from);
  }

  override unstable_shouldLoadAsEsm(): boolean {
    return true;
  }

  override async unstable_importModule(from: string): Promise<void> {
    const { jest } = this.requireModuleOrMock<typeof import('@jest/globals')>(from, '@jest/globals');
    Object.assign(globalThis, { jest });
    await import(pathToFileURL(from).href);
  }
}

// The name by which Node hands a class to jest's `require`.
export { NativeRuntime as 'module.exports' };
