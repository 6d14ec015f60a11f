import { fileURLToPath } from 'node:url';
import { defineService, startWorker } from '@ideabox/service';
import { config } from './config.ts';
import { createContext } from './context.ts';
import { subscriptions } from './events/index.ts';
import { explain } from './http/errors.ts';
import { routes } from './http/index.ts';
import { rpc } from './rpc/index.ts';
import { indexBacklog } from './store/search/backlog.ts';

export const comments = defineService({
  name: 'comments',
  config,
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  context: createContext,
  routes,
  rpc,
  subscriptions,
  explain,
  started: async ({ db, log }) =>
    startWorker({
      ...{ name: 'comments that are not indexed yet', log, everyMs: 2_000 },
      work: () => indexBacklog(db),
    }),
});
