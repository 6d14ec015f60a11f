import { resolve } from 'node:path';
import { childEnvironment } from './child-environment.ts';
import { compileCache } from './compile-cache.ts';
import { environmentOf } from './deployable-environment.ts';
import { repository } from './folders.ts';
import type { ProcessSpec } from './managed-process.ts';
import { answersHttp } from './probes.ts';
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
