import { readFileSync } from 'node:fs';
import { processTree } from './process-tree.ts';

export interface Memory {
  /** Resident, in MiB; counts what processes share once for each. */
  rss: number;
  /** Resident, with what is shared divided among those who share it; undefined where /proc does not tell us. */
  pss: number | undefined;
}

function field(path: string, name: string): number | undefined {
  try {
    const kibibytes = new RegExp(`^${name}:\\s+(\\d+) kB`, 'm').exec(readFileSync(path, 'utf8'))?.[1];
    return kibibytes === undefined ? undefined : Number(kibibytes) / 1_024;
  } catch {
    // The process has ended, or belongs to somebody else.
    return undefined;
  }
}

const sum = (values: (number | undefined)[]) =>
  values.reduce<number>((total, value) => total + (value ?? 0), 0);

/** What a process and all below it hold. */
export function memoryOf(root: number): Memory {
  const pids = processTree(root);
  const shares = pids.map((pid) => field(`/proc/${pid}/smaps_rollup`, 'Pss'));
  return {
    rss: sum(pids.map((pid) => field(`/proc/${pid}/status`, 'VmRSS'))),
    pss: shares.every((share) => share === undefined) ? undefined : sum(shares),
  };
}
