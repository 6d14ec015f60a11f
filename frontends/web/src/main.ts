import { pino } from 'pino';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';
import { prepareEnd } from './http/prepare-end.ts';

const config = readConfig(process.env);
// Nobody waits for its lines: what a full disk does not take is dropped.
const lines = pino.destination({ dest: 1, sync: false, maxLength: 512 * 1024 });
lines.on('error', () => undefined);
const log = pino({ level: config.logLevel, base: { service: 'web' } }, lines);
const app = createApp(config, log, () => isDraining());
const { host, port } = config;
const server = app.listen(port, host, () => log.info(server.address(), 'web is listening'));
// Longer than the gateway keeps an idle connection: the side that asks has to be the one that closes.
server.keepAliveTimeout = 75_000;
server.headersTimeout = 80_000;

const { isDraining, end } = prepareEnd(server, config.drainMs);
async function stop(signal: string) {
  if (isDraining()) process.exit(1);
  log.info({ signal }, 'web is stopping');
  await end();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
