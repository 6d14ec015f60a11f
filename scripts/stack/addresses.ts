import { readFileSync } from 'node:fs';
import { resolve } from 'node:path';
import { type ServiceName, serviceNames } from '@ideabox/protos';
import { StartFailure } from '../command-line/start-failure.ts';
import { stackFolders } from './folder/folders.ts';
import { writePrivately } from './folder/write-privately.ts';
import type { Wiring } from './wiring.ts';

/** Where commands that work on a running product find its parts; named as the variables that can say otherwise. */
export type Addresses = Record<`${Uppercase<ServiceName>}_GRPC_ADDRESS` | 'NATS_URL', string>;

const fileOf = (stack: string) => resolve(stackFolders(stack).root, 'addresses.json');

export function addressesOf({ ports, servers }: Wiring): Addresses {
  const grpc = serviceNames.map((name) => [
    `${name.toUpperCase()}_GRPC_ADDRESS`,
    `127.0.0.1:${ports[`${name}-grpc`]}`,
  ]);
  return { ...Object.fromEntries(grpc), NATS_URL: servers.nats };
}

/** Notes the addresses of a local stack for commands started beside it. */
export function writeAddresses(stack: string, wiring: Wiring): void {
  writePrivately(fileOf(stack), JSON.stringify(addressesOf(wiring), null, 2));
}

/** The addresses of a running product: those in the environment, else those of the local stack. */
export function findAddresses(stack = 'dev'): Addresses {
  let local: Record<string, string> = {};
  try {
    local = JSON.parse(readFileSync(fileOf(stack), 'utf8'));
  } catch {
    // No local stack has run here: the environment must say it all.
  }
  const names = [...serviceNames.map((name) => `${name.toUpperCase()}_GRPC_ADDRESS`), 'NATS_URL'];
  const found = names.map((name) => [name, process.env[name] ?? local[name]] as const);
  const missing = found.filter(([, address]) => !address).map(([name]) => name);
  if (missing.length === 0) return Object.fromEntries(found) as Addresses;
  throw new StartFailure(
    `No running Ideabox is known here: start it with "npm start", or set ${missing.join(', ')}.`,
  );
}
