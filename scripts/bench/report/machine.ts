import { cpus, loadavg, totalmem } from 'node:os';

/** What the figures were measured on. */
export function machine() {
  const processors = cpus();
  return {
    cores: processors.length,
    processor: processors[0]?.model ?? 'unknown',
    memoryGiB: Math.round(totalmem() / 2 ** 30),
    node: process.version,
    system: `${process.platform} ${process.arch}`,
    /** Above the number of cores when others were at work here. */
    loadBefore: loadavg()[0] ?? 0,
  };
}

export type Machine = ReturnType<typeof machine>;
