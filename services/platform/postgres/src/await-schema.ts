import { once } from 'node:events';
import { createServer } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import type { Logger } from '@ideabox/telemetry';
import { isUnavailable } from './errors.ts';
import type { MigrationFolder } from './migrate.ts';
import { missingMigrations } from './missing-migrations.ts';
import type { Queryable } from './queryable.ts';

const pollMs = 500;

/** What keeps a database from being worked with, in a sentence. */
const lackOf = async (db: Queryable, folders: MigrationFolder[]): Promise<string | undefined> => {
  try {
    const missing = await missingMigrations(db, folders);
    return missing.length > 0
      ? `the database has not had ${missing.join(', ')}: run this program with the argument "migrate"`
      : undefined;
  } catch (error) {
    if (!isUnavailable(error)) throw error;
    return `the database is away: ${(error as Error).message}`;
  }
};

/**
 * Waits until a database has all that this release works with. Meanwhile nothing is taken from it or from others, which would fail:
 * the process lives, is not ready, and says why.
 */
export const awaitSchema = async (options: {
  db: Queryable;
  folders: MigrationFolder[];
  host: string;
  port: number;
  log: Logger;
}): Promise<void> => {
  const { db, folders, log } = options;
  let lack = await lackOf(db, folders);
  if (!lack) return;
  const server = createServer((request, response) => {
    const [status, text] = request.url === '/livez' ? [200, 'ok'] : [503, `not ready\n${lack}`];
    response.writeHead(status, { 'Content-Type': 'text/plain', Connection: 'close' }).end(text);
  });
  await once(server.listen(options.port, options.host), 'listening');
  for (let told = ''; lack; lack = await lackOf(db, folders)) {
    if (lack !== told) log.warn(`not ready: ${lack}`);
    told = lack;
    await wait(pollMs);
  }
  server.closeAllConnections();
  server.close();
  await once(server, 'close');
};
