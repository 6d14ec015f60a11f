import { createArrivals } from './arrivals.ts';
import { burst } from './burst.ts';
import { drizzle } from './drizzle.ts';
import { flood } from './flood.ts';
import type { Load, LoadResult, Phase, PhaseResult } from './load.ts';

/** What the process that makes the load hears and says. */
export type LoadOrder = { start: Load } | { run: Phase; as: number } | { stop: true };
export type LoadReport = { result: LoadResult } | { failed: string };
export type PhaseReport = { over: number } | { phase: number; outcome: PhaseResult };

const report = (message: LoadReport) => process.send?.(message, undefined, {}, () => process.disconnect?.());
let end: (() => LoadResult) | undefined;
let arrivals: ReturnType<typeof createArrivals> | undefined;

/** Says when a phase is over, and later what became of its last requests. */
async function runPhase(phase: Phase, index: number): Promise<void> {
  if (!arrivals) return;
  const { result } = await arrivals.run(phase);
  process.send?.({ over: index } satisfies PhaseReport);
  const outcome = await result;
  process.send?.({ phase: index, outcome } satisfies PhaseReport);
}

process.on('message', (order: LoadOrder) => {
  if ('run' in order) {
    void runPhase(order.run, order.as);
    return;
  }
  if ('stop' in order) {
    if (arrivals) process.disconnect?.();
    if (end) report({ result: end() });
    return;
  }
  if (order.start.kind === 'drizzle') {
    end = drizzle(order.start);
    return;
  }
  if (order.start.kind === 'arrivals') {
    arrivals = createArrivals(order.start);
    return;
  }
  const running = order.start.kind === 'burst' ? burst(order.start) : flood(order.start);
  running.then(
    (result) => report({ result }),
    (error: Error) => report({ failed: error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
