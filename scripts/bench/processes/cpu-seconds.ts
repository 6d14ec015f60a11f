import { readFileSync } from 'node:fs';

/** Linux counts in hundredths of a second towards programs, whatever the kernel's own clock is. */
const ticksPerSecond = 100;

/**
 * Processor time that a process and its ended children have used so far, their own and the kernel's for them; 0 for one
 * that has ended itself.
 */
export function cpuSeconds(pid: number): number {
  try {
    const fields = readFileSync(`/proc/${pid}/stat`, 'utf8').split(') ').at(-1)?.split(' ') ?? [];
    return fields.slice(11, 15).reduce((sum, ticks) => sum + Number(ticks), 0) / ticksPerSecond;
  } catch {
    return 0;
  }
}
