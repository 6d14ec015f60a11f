import { createSecretKey } from 'node:crypto';
import { holdTime } from '@ideabox/testing';
import { generateKeyPair, SignJWT, UnsecuredJWT } from 'jose';
import { bootWithIdentity, type GatewayWithIdentity } from './boot-with-identity.ts';
import { clientId, type Provider } from './provider.ts';

type Options = Parameters<Provider['token']>[1];

let gateway: GatewayWithIdentity;
beforeAll(async () => {
  gateway = await bootWithIdentity();
});
afterAll(() => gateway.stop());

const paths = ['/api/v1/ideas', '/api/v1/me', '/api/v1/nothing', '/api/v1/openapi.json'];

const expectRefusal = async (authorization: string, message: string) => {
  for (const path of paths) {
    const answer = await gateway.http.get(path).set('Authorization', authorization).expect(401);
    expect(answer.body).toEqual({ message, request_id: answer.headers['x-request-id'] });
    expect(answer.headers['www-authenticate']).toMatch(/^Bearer /);
  }
};

const refused: [string, () => Promise<string> | string, string][] = [
  [
    'signed by another',
    async () =>
      gateway.provider.token('m-1', { key: (await generateKeyPair('RS256')).privateKey as CryptoKey }),
    'Signature verification failed',
  ],
  [
    'signed by a key that is not known',
    () => gateway.provider.token('m-1', { kid: 'other' }),
    'Signature verification failed',
  ],
  ['expired', () => gateway.provider.token('m-1', { expiresIn: -60 }), 'Token expired'],
  [
    'of another issuer',
    () => gateway.provider.token('m-1', { issuer: 'http://other.example/realms/ideabox' }),
    'Signature verification failed',
  ],
  [
    'for another audience',
    () => gateway.provider.token('m-1', { audience: 'account' }),
    'Signature verification failed',
  ],
  ['not signed', () => new UnsecuredJWT({ sub: 'm-1' }).encode(), 'Algorithm not allowed'],
  [
    'signed with a shared secret',
    () =>
      new SignJWT({ sub: 'm-1' })
        .setProtectedHeader({ alg: 'HS256' })
        .sign(createSecretKey(Buffer.alloc(32, 'a'))),
    'Algorithm not allowed',
  ],
  ['tampered with', async () => `${await gateway.provider.token('m-1')}x`, 'Signature verification failed'],
  ['no token at all', () => 'abc', 'Signature verification failed'],
  ['empty', () => '', 'Signature verification failed'],
];

const keycloak = { typ: 'Bearer', azp: clientId, client_id: undefined };

const ofAnotherKind: [string, Options][] = [
  ['an ID token of Keycloak', { typ: 'JWT', claims: { ...keycloak, typ: 'ID' } }],
  ['a refresh token of Keycloak', { typ: 'JWT', claims: { ...keycloak, typ: 'Refresh' } }],
  ['a token bound to a key', { typ: 'JWT', claims: { ...keycloak, typ: 'DPoP' } }],
  ['an ID token of another provider', { typ: 'JWT' }],
  ['of no kind', { typ: undefined }],
  ['a logout token', { typ: 'logout+jwt', claims: keycloak }],
  ['an ID token that says it is both', { claims: { typ: 'ID' } }],
  ['of a kind that is no word', { claims: { typ: ['Bearer'] } }],
];

test.each(ofAnotherKind)('a token in order that is %s is no access token', async (_, options) =>
  expectRefusal(`Bearer ${await gateway.provider.token('m-1', options)}`, 'Signature verification failed'),
);

test.each<[string, Options]>([
  ['another client', { claims: { client_id: 'elsewhere' } }],
  ['nobody', { claims: { client_id: undefined } }],
  ['another client, though it names ours', { claims: { azp: 'elsewhere' } }],
  ['another client of Keycloak', { typ: 'JWT', claims: { ...keycloak, azp: 'account-console' } }],
])('a token that was issued to %s is refused', async (_, options) =>
  expectRefusal(`Bearer ${await gateway.provider.token('m-1', options)}`, 'Signature verification failed'),
);

test.each<[string, Options]>([
  ['Keycloak', { typ: 'JWT', claims: keycloak }],
  ['RFC 9068', { typ: 'application/at+jwt' }],
  ['the local provider', { claims: { typ: 'Bearer', azp: clientId } }],
  ['another client that is ours', { claims: { client_id: 'another-client' } }],
])('an access token as %s writes it is taken', async (_, options) => {
  const headers = await gateway.provider.bearer('m-3', options);
  await gateway.http.get('/api/v1/me').set(headers).expect(200);
});

test.each(refused)('a token that is %s is refused on every path', async (_, token, message) =>
  expectRefusal(`Bearer ${await token()}`, message),
);

test('another scheme than Bearer is refused', () =>
  expectRefusal('Basic bTpw', 'Signature verification failed'));

test('a good token is known to services by a passport, and checked once', async () => {
  const headers = await gateway.provider.bearer('m-2');
  const me = await gateway.http.get('/api/v1/me').set(headers).expect(200);
  expect(me.body.results.id).toBe('m-2');
  const verified = async () => /gateway_tokens_verified_total\S* (\d+)/.exec(await gateway.metrics())?.[1];
  const before = await verified();
  for (let call = 0; call < 3; call += 1) await gateway.http.get('/api/v1/me').set(headers).expect(200);
  expect(await verified()).toBe(before);
});

test('a token that is remembered does not outlive its expiry', async () => {
  // Five seconds of tolerance for clocks that differ: it was good a moment ago, and is not remembered as such.
  const time = holdTime();
  const headers = await gateway.provider.bearer('m-2', { expiresIn: -4 });
  await gateway.http.get('/api/v1/me').set(headers).expect(200);
  await time.pass(2_000);
  const late = await gateway.http.get('/api/v1/me').set(headers).expect(401);
  time.letGo();
  expect(late.body.message).toBe('Token expired');
});

test('without the provider’s keys no token is good or bad', async () => {
  const lost = await bootWithIdentity({ OIDC_JWKS_URL: 'http://127.0.0.1:9/certs' });
  const answer = await lost.http.get('/api/v1/ideas').set(await lost.provider.bearer('m-1'));
  expect([answer.status, answer.body.message]).toEqual([503, 'Service unavailable']);
  expect(answer.headers['retry-after']).toBeDefined();
  await lost.http.get('/api/v1/ideas').expect(200);
  await lost.stop();
});
