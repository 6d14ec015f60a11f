import { createHistogram } from 'node:perf_hooks';
import type { LoadResult } from './load.ts';

/** Counts answers and times them to the microsecond. */
export function createTally() {
  const latencies = createHistogram();
  const statuses: Record<string, number> = {};
  const began = performance.now();
  let ended = began;
  return {
    add: (status: number | 'error', ms: number) => {
      statuses[status] = (statuses[status] ?? 0) + 1;
      if (status === 'error') return;
      latencies.record(Math.max(1, Math.round(ms * 1_000)));
      ended = performance.now();
    },
    result: (): LoadResult => {
      const answers = latencies.count;
      const seconds = (ended - began) / 1_000;
      const accepted = Object.entries(statuses)
        .filter(([status]) => status.startsWith('2'))
        .reduce((sum, [, count]) => sum + count, 0);
      return {
        answers,
        accepted,
        statuses,
        seconds,
        perSecond: seconds > 0 ? answers / seconds : 0,
        p50ms: latencies.percentile(50) / 1_000,
        p99ms: latencies.percentile(99) / 1_000,
      };
    },
  };
}
