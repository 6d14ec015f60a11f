import { join } from 'node:path';
import type { StackFolders } from '../folder/folders.ts';
import { allotPorts } from '../ports.ts';
import type { ProcessSpec } from '../processes/managed-process.ts';
import type { Supervisor } from '../processes/supervisor.ts';
import type { StackSecrets } from '../secrets.ts';
import { requirePrograms } from './debian-packages.ts';
import { requireGivenServers } from './given-servers.ts';
import { natsProcess, natsUrl } from './nats.ts';
import { postgresProcess, postgresUrl } from './postgres.ts';
import { redisProcess, redisUrl } from './redis.ts';

export interface ServerUrls {
  /** Points at the database `postgres`, as a user who may create databases. */
  postgres: string;
  nats: string;
  redis: string;
}

export interface ServerOptions {
  folders: StackFolders;
  firstPort: number;
  secrets: StackSecrets;
  log: (line: string) => void;
  postgresSettings?: Record<string, string>;
}

const readyDeadline = 60_000;
const programs = [
  { program: 'nats-server', package: 'nats-server', variable: 'NATS_URL' },
  { program: 'redis-server', package: 'redis-server', variable: 'REDIS_URL' },
];

/** Starts a Postgres, a NATS and a Redis of this stack's own, but for those that a `…_URL` variable names. */
export async function startServers(supervisor: Supervisor, options: ServerOptions): Promise<ServerUrls> {
  const { folders, firstPort, secrets, log, postgresSettings: settings } = options;
  const { POSTGRES_URL, NATS_URL, REDIS_URL } = process.env;
  await requireGivenServers();
  const needed = programs.filter(({ variable }) => !process.env[variable]);
  const found = await requirePrograms(needed, join(folders.logs, 'apt.log'), log);
  const ports = await allotPorts(firstPort, ['postgres', 'nats', 'nats-monitor', 'redis'] as const);

  const specs: ProcessSpec[] = [];
  const nats = found.get('nats-server');
  if (nats) {
    const natsPorts = { port: ports.nats, monitorPort: ports['nats-monitor'] };
    specs.push(natsProcess(nats, folders.root, natsPorts, secrets.natsPassword));
  }
  const redis = found.get('redis-server');
  if (redis) specs.push(redisProcess(redis, folders.root, ports.redis, secrets.redisPassword));
  if (!POSTGRES_URL) {
    const password = secrets.postgresPassword;
    specs.push(await postgresProcess({ folder: folders.root, port: ports.postgres, password, settings }));
  }
  const running = supervisor.start(specs);
  await Promise.all(running.map((managed) => managed.waitUntilReady(readyDeadline)));
  return {
    postgres: POSTGRES_URL || postgresUrl(ports.postgres, secrets.postgresPassword),
    nats: NATS_URL || natsUrl(ports.nats, secrets.natsPassword),
    redis: REDIS_URL || redisUrl(ports.redis, secrets.redisPassword),
  };
}
