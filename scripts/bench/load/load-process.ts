import { burst } from './burst.ts';
import { drizzle } from './drizzle.ts';
import { flood } from './flood.ts';
import type { Load, LoadResult } from './load.ts';

/** What the process that makes the load hears and says. */
export type LoadOrder = { start: Load } | { stop: true };
export type LoadReport = { result: LoadResult } | { failed: string };

const report = (message: LoadReport) => process.send?.(message, undefined, {}, () => process.disconnect?.());
let end: (() => LoadResult) | undefined;

process.on('message', (order: LoadOrder) => {
  if ('stop' in order) {
    if (end) report({ result: end() });
    return;
  }
  if (order.start.kind === 'drizzle') {
    end = drizzle(order.start);
    return;
  }
  const running = order.start.kind === 'burst' ? burst(order.start) : flood(order.start);
  running.then(
    (result) => report({ result }),
    (error: Error) => report({ failed: error.message }),
  );
});
process.on('disconnect', () => process.exit(0));
