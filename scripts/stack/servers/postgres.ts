import { join } from 'node:path';
import pg from 'pg';
import { childEnvironment } from '../processes/child-environment.ts';
import type { ProcessSpec } from '../processes/managed-process.ts';
import type { Probe } from '../processes/probes.ts';
import { asDatabaseOwner } from './database-owner.ts';
import { postgresBinaries } from './postgres-binaries.ts';
import { clearStaleLock, createCluster, databaseUser } from './postgres-cluster.ts';

export interface PostgresOptions {
  folder: string;
  port: number;
  password: string;
  /** Overrides of the settings below, e.g. `fsync: 'off'` for tests. */
  settings?: Record<string, string>;
}

const settings = {
  listen_addresses: '127.0.0.1',
  unix_socket_directories: '',
  shared_buffers: '512MB',
  effective_cache_size: '4GB',
  max_connections: '200',
  synchronous_commit: 'on',
  max_wal_size: '2GB',
  checkpoint_timeout: '15min',
  random_page_cost: '1.1',
  jit: 'off',
  timezone: 'UTC',
};

export function postgresUrl(port: number, password: string): string {
  return `postgres://${databaseUser}:${password}@127.0.0.1:${port}/postgres`;
}

export function answersQueries(url: string): Probe {
  return async () => {
    const client = new pg.Client({ connectionString: url, connectionTimeoutMillis: 2_000 });
    client.on('error', () => undefined);
    try {
      await client.connect();
      await client.query('select 1');
      return true;
    } catch {
      return false;
    } finally {
      await client.end().catch(() => undefined);
    }
  };
}

export async function postgresProcess(options: PostgresOptions): Promise<ProcessSpec> {
  const binaries = await postgresBinaries();
  const data = join(options.folder, 'postgres');
  await createCluster(binaries.initdb, data, options.password);
  await clearStaleLock(data);
  const chosen = Object.entries({ ...settings, ...options.settings });
  const flags = chosen.flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  return {
    name: 'postgres',
    ...asDatabaseOwner(binaries.postgres, ['-D', data, '-p', String(options.port), ...flags]),
    cwd: '/',
    env: childEnvironment(),
    ready: answersQueries(postgresUrl(options.port, options.password)),
    // Fast shutdown: ends sessions and writes a checkpoint, where SIGTERM would wait for every client.
    stopSignal: 'SIGINT',
  };
}
