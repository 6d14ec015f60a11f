import { fork } from 'node:child_process';
import { resolve } from 'node:path';
import type { Burst, Drizzle, Flood, Load, LoadResult } from './load.ts';
import type { LoadOrder, LoadReport } from './load-process.ts';

function start(load: Load) {
  const child = fork(resolve(import.meta.dirname, 'load-process.ts'), { serialization: 'advanced' });
  const result = new Promise<LoadResult>((done, fail) => {
    child.once('message', (report: LoadReport) =>
      'result' in report ? done(report.result) : fail(new Error(`The load failed: ${report.failed}`)),
    );
    child.once('exit', () => fail(new Error('The load generator ended before its time.')));
  });
  const tell = (order: LoadOrder) => child.send(order);
  tell({ start: load });
  return { result, tell };
}

/** Makes the load in a process of its own, which ends with it. */
export const runFlood = (load: Omit<Flood, 'kind'>): Promise<LoadResult> =>
  start({ kind: 'flood', ...load }).result;

export const runBurst = (load: Omit<Burst, 'kind'>): Promise<LoadResult> =>
  start({ kind: 'burst', ...load }).result;

/** @returns how to end it. */
export function startDrizzle(load: Omit<Drizzle, 'kind'>): () => Promise<LoadResult> {
  const { result, tell } = start({ kind: 'drizzle', ...load });
  result.catch(() => undefined);
  return () => {
    tell({ stop: true });
    return result;
  };
}
