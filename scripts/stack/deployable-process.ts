import { resolve } from 'node:path';
import { childEnvironment } from './child-environment.ts';
import { repository } from './folders.ts';
import type { ProcessSpec } from './managed-process.ts';
import { answersHttp } from './probes.ts';
import type { Deployable, Wiring } from './topology.ts';

export function deployableProcess(
  deployable: Deployable,
  wiring: Wiring,
  moreEnvironment: Record<string, string> = {},
): ProcessSpec {
  return {
    name: deployable.name,
    command: process.execPath,
    args: [resolve(repository, deployable.entry)],
    cwd: repository,
    env: childEnvironment({ ...deployable.env(wiring), ...moreEnvironment }),
    ready: answersHttp(`http://127.0.0.1:${deployable.port(wiring)}/readyz`),
  };
}
