import { fileURLToPath } from 'node:url';
import { defineService } from '@ideabox/service';
import { config } from './config.ts';
import { createContext } from './context.ts';
import { subscriptions } from './events/index.ts';
import { explain } from './http/errors.ts';
import { routes } from './http/index.ts';
import { rpc } from './rpc/index.ts';
import { startWorkers } from './start-workers.ts';

export const ideas = defineService({
  name: 'ideas',
  config,
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  context: createContext,
  routes,
  rpc,
  subscriptions,
  explain,
  started: async (context) => startWorkers(context),
});
