import { createDatabase, type Database } from '@ideabox/postgres';
import type { ServiceName } from '@ideabox/protos';
import { createLogger } from '@ideabox/telemetry';
import { databaseUrl } from '../../stack/servers/databases.ts';
import type { Wiring } from '../../stack/wiring.ts';

const statementTimeoutMs = 120_000;

/** A look behind a service's back, to check what it says of itself. */
export function openDatabase({ servers, databasePrefix }: Wiring, service: ServiceName): Database {
  return createDatabase({
    url: databaseUrl(servers.postgres, `${databasePrefix}_${service}`),
    log: createLogger('bench', 'silent'),
    poolSize: 2,
    statementTimeoutMs,
  });
}
