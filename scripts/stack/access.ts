import { type Credentials, createCredentials } from '@ideabox/grpc';
import { serviceNames } from '@ideabox/protos';
import { StartFailure } from '../command-line/start-failure.ts';
import { type Addresses, addressesOf } from './addresses.ts';
import { stackFolders } from './folder/folders.ts';
import { findRunningStack } from './running-stack.ts';
import { keptSecrets } from './secrets.ts';
import type { Wiring } from './wiring.ts';

/** With what commands call the services of a running product. */
export type Access = { addresses: Addresses; credentials: Credentials };

export const accessOf = async (wiring: Wiring): Promise<Access> => ({
  addresses: addressesOf(wiring),
  credentials: await createCredentials('scripts', wiring.secrets.callerKeys.scripts.privateKey),
});

function nobodyRuns(missing: string[]): StartFailure {
  const { PORT } = process.env;
  const where = PORT ? `here at port ${PORT}` : 'here';
  return new StartFailure(
    `No Ideabox runs ${where}: start it with "npm start" or "npm run dev", or set ${missing.join(', ')}.`,
  );
}

/** The addresses of a running product: those in the environment, else those of the local one. */
export function findAddresses(): Addresses {
  const names = [...serviceNames.map((name) => `${name.toUpperCase()}_GRPC_ADDRESS`), 'NATS_URL'];
  const missing = names.filter((name) => !process.env[name]);
  const local = missing.length > 0 ? findRunningStack()?.addresses : undefined;
  if (missing.length > 0 && !local) throw nobodyRuns(missing);
  return Object.fromEntries(
    names.map((name) => [name, process.env[name] || local?.[name as keyof Addresses]]),
  ) as Addresses;
}

/** The credentials for a running product: by the key in the environment, else by the local one's. */
export async function findCredentials(): Promise<Credentials> {
  const key = process.env.CALLER_PRIVATE_KEY || localKey();
  if (!key) throw nobodyRuns(['CALLER_PRIVATE_KEY']);
  return createCredentials('scripts', key).catch((cause: unknown) => {
    throw new StartFailure('CALLER_PRIVATE_KEY is no Ed25519 private key in PEM.', { cause });
  });
}

function localKey(): string | undefined {
  const local = findRunningStack();
  return local && keptSecrets(stackFolders(local.name).root).callerKeys?.scripts.privateKey;
}

export const findAccess = async (): Promise<Access> => ({
  addresses: findAddresses(),
  credentials: await findCredentials(),
});
