import { type ServiceName, serviceNames } from '@ideabox/protos';
import { databaseUrl } from './servers/databases.ts';
import type { Wiring } from './wiring.ts';

/** Where commands that work on a running product find its parts; named as the variables that can say otherwise. */
export type Addresses = Record<
  `${Uppercase<ServiceName>}_GRPC_ADDRESS` | `${Uppercase<ServiceName>}_DATABASE_URL` | 'NATS_URL',
  string
>;

export function addressesOf({ ports, servers, databasePrefix }: Wiring): Addresses {
  const grpc = serviceNames.map((name) => [
    `${name.toUpperCase()}_GRPC_ADDRESS`,
    `127.0.0.1:${ports[`${name}-grpc`]}`,
  ]);
  const databases = serviceNames.map((name) => [
    `${name.toUpperCase()}_DATABASE_URL`,
    databaseUrl(servers.postgres, `${databasePrefix}_${name}`),
  ]);
  return { ...Object.fromEntries([...grpc, ...databases]), NATS_URL: servers.nats };
}
