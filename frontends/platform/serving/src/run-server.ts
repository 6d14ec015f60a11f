import { createServer, type RequestListener } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { boundAge, createDrain } from '@ideabox/connections';
import { type Logger, pino } from 'pino';
import { openLines } from './open-lines.ts';
import type { Variables } from './variables.ts';

/** Calls under way have this long to end. */
const endMs = 5_000;

type Server = { log: Logger; isDraining: () => boolean };

/** Runs a server as this process, until a signal; a second one ends it at once. */
export function runServer(
  name: string,
  { HOST, PORT, DRAIN_MS, LOG_LEVEL }: Variables,
  answer: (server: Server) => RequestListener,
): void {
  const output = openLines();
  const log = pino({ level: LOG_LEVEL, base: { service: name } }, output.lines);
  let isDraining = false;
  const server = createServer(answer({ log, isDraining: () => isDraining }));
  // Longer than the gateway keeps an idle connection: the side that asks has to be the one that closes.
  server.keepAliveTimeout = 75_000;
  server.headersTimeout = 80_000;
  boundAge(server);
  const drain = createDrain(server);
  const stop = async (signal: string) => {
    if (isDraining) process.exit(1);
    isDraining = true;
    log.info({ signal }, `${name} is stopping`);
    drain.begin();
    await wait(DRAIN_MS);
    await drain.end(endMs);
    await output.end();
    process.exit(0);
  };
  process.on('SIGTERM', stop);
  process.on('SIGINT', stop);
  server.listen(PORT, HOST, () => log.info(server.address(), `${name} is listening`));
}
