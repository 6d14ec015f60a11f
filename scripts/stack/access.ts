import { type Credentials, createCredentials } from '@ideabox/grpc';
import { serviceNames } from '@ideabox/protos';
import { StartFailure } from '../command-line/start-failure.ts';
import { type Addresses, addressesOf } from './addresses.ts';
import { stackFolders } from './folder/folders.ts';
import { findRunningStack } from './running-stack.ts';
import { keptSecrets } from './secrets.ts';
import type { Wiring } from './wiring.ts';

type CallAddresses = Omit<Addresses, `${string}_DATABASE_URL`>;
type DatabaseAddresses = Pick<Addresses, Extract<keyof Addresses, `${string}_DATABASE_URL`>>;

/** With what commands call the services of a running product. */
export type Access = { addresses: CallAddresses; credentials: Credentials };

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

const ofServices = (suffix: string) => serviceNames.map((name) => `${name.toUpperCase()}_${suffix}`);

/** Where the services of a running product and its NATS are. */
export const findAddresses = (): CallAddresses =>
  find<CallAddresses>([...ofServices('GRPC_ADDRESS'), 'NATS_URL']);

/** Where the services of a running product keep their data. */
export const findDatabases = (): DatabaseAddresses => find<DatabaseAddresses>(ofServices('DATABASE_URL'));

export const findNats = (): string => find<Pick<Addresses, 'NATS_URL'>>(['NATS_URL']).NATS_URL;

/** Addresses of a running product: those in the environment, else those of the local one. */
function find<Found extends Partial<Addresses>>(names: string[]): Found {
  const missing = names.filter((name) => !process.env[name]);
  const local = missing.length > 0 ? findRunningStack()?.addresses : undefined;
  if (missing.length > 0 && !local) throw nobodyRuns(missing);
  return Object.fromEntries(
    names.map((name) => [name, process.env[name] || local?.[name as keyof Addresses]]),
  ) as Found;
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
