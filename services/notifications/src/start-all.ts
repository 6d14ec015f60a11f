import type { Server } from 'node:http';
import type { Context } from './context.ts';
import { startRealtime } from './realtime/start-realtime.ts';
import { startWorkers } from './workers/start-workers.ts';

/** Starts what runs beside the calls. @returns what drains it. */
export const startAll = async (context: Context, server: Server): Promise<() => Promise<void>> => {
  const stopRealtime = await startRealtime(context, server);
  const stopWorkers = startWorkers(context);
  return async () => {
    await Promise.all([stopWorkers(), stopRealtime()]);
  };
};
