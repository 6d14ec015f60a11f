import type { Server } from 'node:http';
import type { Context } from '../context.ts';
import { acceptSockets } from './accept-sockets.ts';
import { closeReasons } from './close-reasons.ts';
import { hearPushes } from './hear-pushes.ts';
import { watchSilence } from './watch-silence.ts';

/** Opens the sockets' side of the service. @returns what drains it. */
export const startRealtime = async (context: Context, server: Server): Promise<() => Promise<void>> => {
  const deafen = hearPushes(context);
  const relax = watchSilence(context.hub, context.limits);
  const refuse = acceptSockets(context, server);
  return async () => {
    refuse();
    relax();
    await context.hub.drain(closeReasons.restarting);
    deafen();
  };
};
