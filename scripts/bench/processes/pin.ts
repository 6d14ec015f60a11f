import { execFileSync } from 'node:child_process';
import { cpus } from 'node:os';
import type { Stack } from '../../stack/stack.ts';
import { processTree } from './process-tree.ts';

const pin = (pid: number, core: number) =>
  execFileSync('taskset', ['--all-tasks', '--cpu-list', '--pid', String(core), String(pid)], {
    stdio: 'ignore',
  });

/** Gives the whole product one core, with all that its processes start later. @throws where there is no second one */
export function pinStack({ supervisor }: Stack, core: number): void {
  if (cpus().length < 2) throw new Error('The product and the load need a core each.');
  for (const { pid } of supervisor.processes())
    for (const one of pid === undefined ? [] : processTree(pid)) pin(one, core);
}

/** Gives a process one core, with all its threads. */
export const pinProcess = pin;
