import { pino } from 'pino';
import { readConfig } from './config.ts';
import { createApp } from './create-app.ts';

const config = readConfig(process.env);
const log = pino({ level: config.logLevel, base: { service: 'web' } });
const app = createApp(config, log);
const { host, port } = config;
const server = app.listen(port, host, () => log.info({ host, port }, 'web is listening'));
// Longer than the gateway keeps an idle connection: the side that asks has to be the one that closes.
server.keepAliveTimeout = 75_000;
server.headersTimeout = 80_000;

const drainMs = 5000;
let stopping = false;
function stop(signal: string) {
  if (stopping) process.exit(1);
  stopping = true;
  log.info({ signal }, 'web is stopping');
  server.close(() => process.exit(0));
  server.closeIdleConnections();
  setTimeout(() => process.exit(1), drainMs).unref();
}
process.on('SIGTERM', stop);
process.on('SIGINT', stop);
