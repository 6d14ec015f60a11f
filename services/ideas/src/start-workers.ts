import { startWorker } from '@ideabox/service';
import type { Context } from './context.ts';
import { tellByClock } from './store/categories/tell-by-clock.ts';
import { indexBacklog } from './store/search/backlog.ts';

/** Starts what is done without being asked. @returns what stops it. */
export const startWorkers = ({ db, log }: Pick<Context, 'db' | 'log'>): (() => Promise<void>) => {
  const stops = [
    startWorker({
      ...{ name: 'categories that open and close by date', log, everyMs: 2_000 },
      work: async () => {
        await tellByClock(db);
        return false;
      },
    }),
    startWorker({
      ...{ name: 'ideas that are not indexed yet', log, everyMs: 2_000 },
      work: () => indexBacklog(db),
    }),
  ];
  return async () => {
    await Promise.all(stops.map((stop) => stop()));
  };
};
