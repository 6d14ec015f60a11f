import { fileURLToPath } from 'node:url';
import { defineService } from '@ideabox/service';
import { config } from './config.ts';
import { createContext } from './context.ts';
import { subscriptions } from './events/index.ts';
import { explain } from './http/errors.ts';
import { routes } from './http/index.ts';
import { rpc } from './rpc/index.ts';
import { startSuspensionClock } from './suspension-clock.ts';

export const identity = defineService({
  name: 'identity',
  config,
  migrations: fileURLToPath(new URL('../migrations', import.meta.url)),
  context: createContext,
  routes,
  rpc,
  subscriptions,
  explain,
  started: async (context) => startSuspensionClock(context),
});
