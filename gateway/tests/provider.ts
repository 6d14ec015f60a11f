import { createServer } from 'node:http';
import { exportJWK, generateKeyPair, SignJWT } from 'jose';
import { listenLocally } from './listen-locally.ts';

export const audience = 'ideabox-api';
export const clientId = 'ideabox-web';

const header = (options: { typ?: string | undefined }) => ('typ' in options ? { typ: options.typ } : {});

/** An identity provider, as far as the gateway sees one: signing keys, served from an address, and tokens. */
export const startProvider = async () => {
  const pair = await generateKeyPair('RS256', { extractable: true });
  const jwk = { ...(await exportJWK(pair.publicKey)), kid: 'first', alg: 'RS256', use: 'sig' };
  let asked = 0;
  const server = await listenLocally(
    createServer((_request, response) => {
      asked += 1;
      response.setHeader('Content-Type', 'application/json').end(JSON.stringify({ keys: [jwk] }));
    }),
  );
  const issuer = `${server.url}/realms/ideabox`;
  const token = (
    subject: string,
    options: {
      issuer?: string;
      audience?: string;
      expiresIn?: number;
      key?: CryptoKey;
      kid?: string;
      roles?: string[];
      /** Of the header. */
      typ?: string | undefined;
      /** Beside those of every access token. */
      claims?: Record<string, unknown>;
    } = {},
  ) =>
    new SignJWT({
      preferred_username: subject,
      email: `${subject}@example.jp`,
      realm_access: { roles: options.roles ?? ['general'] },
      client_id: clientId,
      ...options.claims,
    })
      .setProtectedHeader({ alg: 'RS256', kid: options.kid ?? 'first', typ: 'at+jwt', ...header(options) })
      .setSubject(subject)
      .setIssuer(options.issuer ?? issuer)
      .setAudience(options.audience ?? audience)
      .setIssuedAt()
      .setExpirationTime(Math.floor(Date.now() / 1_000) + (options.expiresIn ?? 300))
      .sign(options.key ?? pair.privateKey);
  return {
    issuer,
    jwksUrl: `${server.url}/certs`,
    token,
    bearer: async (...call: Parameters<typeof token>) => ({
      Authorization: `Bearer ${await token(...call)}`,
    }),
    timesAsked: () => asked,
    stop: server.stop,
  };
};

export type Provider = Awaited<ReturnType<typeof startProvider>>;
