import { readdirSync, readFileSync } from 'node:fs';

const parentOf = (pid: number): number | undefined => {
  try {
    const stat = readFileSync(`/proc/${pid}/stat`, 'utf8');
    return Number(stat.slice(stat.lastIndexOf(')') + 2).split(' ')[1]);
  } catch {
    return undefined;
  }
};

/** A process and all that descend from it: Postgres gives each connection one that is in no group with it. */
export const processTree = (root: number): number[] => {
  const pids = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const parents = new Map(pids.map((pid) => [Number(pid), parentOf(Number(pid))]));
  const tree = [root];
  for (const parent of tree) {
    for (const [pid, its] of parents) if (its === parent) tree.push(pid);
  }
  return tree;
};
