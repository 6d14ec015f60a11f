import { generateKeyPairSync } from 'node:crypto';
import {
  type CallerKeys,
  type Client,
  type Credentials,
  createClient,
  createCredentials,
  type Service,
} from '@ideabox/grpc';
import { type Caller, callers } from '@ideabox/protos';

const pairs = Object.fromEntries(
  callers.map((caller) => [
    caller,
    generateKeyPairSync('ed25519', {
      privateKeyEncoding: { type: 'pkcs8', format: 'pem' },
      publicKeyEncoding: { type: 'spki', format: 'pem' },
    }),
  ]),
) as Record<Caller, { privateKey: string; publicKey: string }>;

/** The public keys of all parts of one test file. */
export const callerKeys = Object.fromEntries(
  callers.map((caller) => [caller, [pairs[caller].publicKey]]),
) as CallerKeys & Record<Caller, [string]>;

/** The variables that tell a part its own key, and everybody's public one. */
export const callerEnv = (caller: Caller): Record<string, string> => ({
  CALLER_PRIVATE_KEY: pairs[caller].privateKey,
  ...Object.fromEntries(
    callers.map((other) => [`${other.toUpperCase()}_PUBLIC_KEY`, pairs[other].publicKey]),
  ),
});

/** What a part calls with. */
export const credentialsOf = (caller: Caller): Promise<Credentials> =>
  createCredentials(caller, pairs[caller].privateKey);

/** A client of a service under test, which calls each RPC as the first of those whom it names. */
export const createPermittedClient = async <Definition>(
  { name, rpcs }: Service,
  options: { address: string; deadlineMs?: number },
): Promise<Client<Definition>> => {
  const named = new Set(Object.values(rpcs).map(({ callers: [first] }) => first as Caller));
  const clients = new Map<Caller | undefined, Client<Definition>>();
  for (const caller of named) {
    const credentials = await credentialsOf(caller);
    clients.set(caller, createClient<Definition>({ ...options, service: name, credentials }));
  }
  const clientOf = (method: string) => clients.get(rpcs[method]?.callers[0]) as Client<Definition>;
  return {
    call: (method, ...more) => clientOf(method).call(method, ...more),
    stream: (method, ...more) => clientOf(method).stream(method, ...more),
    close: () => {
      for (const client of clients.values()) client.close();
    },
  };
};
