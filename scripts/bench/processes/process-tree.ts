import { readdirSync, readFileSync } from 'node:fs';

function parentOf(pid: number): number | undefined {
  try {
    return Number(readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ')[1]);
  } catch {
    // It ended between the look at the folder and the look at the process.
    return undefined;
  }
}

/** A process and all below it: Postgres is a process for each connection. */
export function processTree(root: number): number[] {
  const children = Map.groupBy(
    readdirSync('/proc')
      .filter((name) => /^\d+$/.test(name))
      .map(Number),
    parentOf,
  );
  const found = [root];
  for (let index = 0; index < found.length; index += 1) found.push(...(children.get(found[index]) ?? []));
  return found;
}
