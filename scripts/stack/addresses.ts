import { type ServiceName, serviceNames } from '@ideabox/protos';
import type { Wiring } from './wiring.ts';

/** Where commands that work on a running product find its parts; named as the variables that can say otherwise. */
export type Addresses = Record<`${Uppercase<ServiceName>}_GRPC_ADDRESS` | 'NATS_URL', string>;

export function addressesOf({ ports, servers }: Wiring): Addresses {
  const grpc = serviceNames.map((name) => [
    `${name.toUpperCase()}_GRPC_ADDRESS`,
    `127.0.0.1:${ports[`${name}-grpc`]}`,
  ]);
  return { ...Object.fromEntries(grpc), NATS_URL: servers.nats };
}
