import { resolve } from 'node:path';
import { environmentOf } from './deployable-environment.ts';
import { compileCache } from './folder/compile-cache.ts';
import { repository } from './folder/folders.ts';
import { childEnvironment } from './processes/child-environment.ts';
import type { ProcessSpec } from './processes/managed-process.ts';
import { answersHttp } from './processes/probes.ts';
import type { Deployable } from './topology.ts';
import type { Wiring } from './wiring.ts';

/**
 * Each lives in 200 MB: by the machine's memory alone V8 would let garbage lie for hundreds. Far more than the services keep
 * still fits, as an import needs.
 */
const memoryBounds = ['--max-semi-space-size=8', '--max-old-space-size=256'];

export function deployableProcess(
  deployable: Deployable,
  wiring: Wiring,
  moreEnvironment: Record<string, string> = {},
): ProcessSpec {
  return {
    name: deployable.name,
    command: process.execPath,
    args: [...memoryBounds, resolve(repository, deployable.entry)],
    cwd: repository,
    env: childEnvironment({
      NODE_COMPILE_CACHE: compileCache,
      ...environmentOf(deployable, wiring),
      ...moreEnvironment,
    }),
    ready: answersHttp(`http://127.0.0.1:${deployable.port(wiring)}/readyz`),
  };
}
