import type { Stack } from '../../stack/stack.ts';
import { cpuSeconds } from './cpu-seconds.ts';
import { processTree } from './process-tree.ts';

/** Processor time of each process so far, with all below it. */
export function cpuOfStack({ supervisor }: Stack): Map<string, number> {
  return new Map(
    supervisor.processes().flatMap(({ name, pid }) => {
      if (pid === undefined) return [];
      return [[name, processTree(pid).reduce((sum, one) => sum + cpuSeconds(one), 0)] as const];
    }),
  );
}

/** What each used since, most first; what used next to nothing is left out. */
export function cpuSince(stack: Stack, before: Map<string, number>): Record<string, number> {
  const used = [...cpuOfStack(stack)]
    .map(([name, seconds]) => [name, Math.round((seconds - (before.get(name) ?? 0)) * 10) / 10] as const)
    .filter(([, seconds]) => seconds >= 0.1)
    .toSorted((a, b) => b[1] - a[1]);
  return Object.fromEntries(used);
}
