import { pino } from 'pino';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';
import { prepareEnd } from './http/prepare-end.ts';
import { openLines } from './open-lines.ts';

const config = readConfig(process.env);
const output = openLines();
const log = pino({ level: config.logLevel, base: { service: 'web' } }, output.lines);
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
  await output.end();
  process.exit(0);
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
