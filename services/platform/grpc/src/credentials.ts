import { createTokenReader, createTokenSigner, resentMs } from '@ideabox/passport';
import type { Caller, ServiceName } from '@ideabox/protos';
import { createTransport, type TlsFiles, type Transport } from './transport.ts';

/** Says who calls: a token for the service that is called, good for nothing at another. Calls travel by `transport`, in the clear without. */
export type Credentials = ((service: ServiceName) => Promise<string>) & { transport?: Transport };

/** The metadata in which it is sent. */
export const credentialsKey = 'authorization';
const scheme = 'Bearer ';

/** The credentials of a part, signed with its own Ed25519 key (PKCS #8, PEM); each is sent for half a minute. */
export const createCredentials = async (
  caller: Caller,
  privateKey: string,
  tls?: TlsFiles,
): Promise<Credentials> => {
  const sign = await createTokenSigner(caller, privateKey);
  const signed = new Map<ServiceName, { token: Promise<string>; until: number }>();
  const credentials = async (service: ServiceName) => {
    let last = signed.get(service);
    if (!last || Date.now() >= last.until) {
      last = { token: sign({ aud: service }), until: Date.now() + resentMs };
      signed.set(service, last);
    }
    return scheme + (await last.token);
  };
  return Object.assign(credentials, { transport: createTransport(tls) });
};

/** The Ed25519 keys (SPKI, PEM) that each part signs with: one, or several while it changes its key. */
export type CallerKeys = Record<Caller, readonly string[]>;

/** Finds out who calls `service`; credentials that are not in order reject. */
export const createCallerReader = async (
  service: ServiceName,
  publicKeys: CallerKeys,
): Promise<(credentials: string) => Promise<Caller>> => {
  const read = await createTokenReader({
    publicKeys,
    audience: service,
    // Only an issuer with a key among the callers' gets here.
    read: ({ iss }) => iss as Caller,
  });
  return (credentials) => read(credentials.startsWith(scheme) ? credentials.slice(scheme.length) : '');
};
