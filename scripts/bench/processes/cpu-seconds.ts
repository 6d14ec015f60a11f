import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second towards programs, whatever the kernel's own clock is. */
const ticksPerSecond = 100;

/** Processor time that a process has used so far, its own and the kernel's for it. */
export function cpuSeconds(pid: number): number {
  const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
  return (Number(fields[11]) + Number(fields[12])) / ticksPerSecond;
}
