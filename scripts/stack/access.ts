import { type Credentials, createCredentials } from '@ideabox/grpc';
import { StartFailure } from '../command-line/start-failure.ts';
import { type Addresses, addressesOf, findAddresses } from './addresses.ts';
import { stackFolders } from './folder/folders.ts';
import { keptSecrets } from './secrets.ts';
import type { Wiring } from './wiring.ts';

/** With what commands call the services of a running product. */
export type Access = { addresses: Addresses; credentials: Credentials };

export const accessOf = async (wiring: Wiring): Promise<Access> => ({
  addresses: addressesOf(wiring),
  credentials: await createCredentials('scripts', wiring.secrets.callerKeys.scripts.privateKey),
});

/** The credentials for a running product: by the key in the environment, else by the local stack's. */
export async function findCredentials(stack = 'dev'): Promise<Credentials> {
  const { callerKeys } = keptSecrets(stackFolders(stack).root);
  const key = process.env.CALLER_PRIVATE_KEY || callerKeys?.scripts.privateKey;
  if (!key)
    throw new StartFailure(
      'No running Ideabox is known here: start it with "npm start", or set CALLER_PRIVATE_KEY.',
    );
  return createCredentials('scripts', key).catch((cause: unknown) => {
    throw new StartFailure('CALLER_PRIVATE_KEY is no Ed25519 private key in PEM.', { cause });
  });
}

export const findAccess = async (stack = 'dev'): Promise<Access> => ({
  addresses: findAddresses(stack),
  credentials: await findCredentials(stack),
});
