import { callers, serviceNames } from '@ideabox/protos';
import { environmentOf, requireUsable } from './deployable-environment.ts';
import { topology } from './topology.ts';
import { portNames, type Wiring } from './wiring.ts';

const wiring = (given: NodeJS.ProcessEnv = {}): Wiring => ({
  ports: {
    ...(Object.fromEntries(portNames.map((name) => [name, 1])) as Record<(typeof portNames)[number], number>),
    site: 80,
    gateway: 80,
    identityProvider: 81,
  },
  servers: { postgres: 'postgres://db:5432', nats: 'nats://nats:4222', redis: 'redis://redis:6379' },
  secrets: {
    callerKeys: Object.fromEntries(
      callers.map((caller) => [caller, { privateKey: 'own', publicKey: 'own' }]),
    ),
  } as unknown as Wiring['secrets'],
  databasePrefix: 'ideabox',
  given,
});

/** Each deployable's environment that a given one makes another, with the values that are other ones. */
const changedBy = (given: NodeJS.ProcessEnv): Record<string, Record<string, string>> => {
  const changes = topology.map((deployable) => {
    const before = environmentOf(deployable, wiring());
    const after = Object.entries(environmentOf(deployable, wiring(given)));
    return [deployable.name, Object.fromEntries(after.filter(([name, value]) => before[name] !== value))];
  });
  return Object.fromEntries(changes.filter(([, changed]) => Object.keys(changed ?? {}).length > 0));
};

const everyService = (variables: Record<string, string>) =>
  Object.fromEntries(serviceNames.map((name) => [name, variables]));
const keycloak = 'https://login.example/auth/realms/people';

test.each<[NodeJS.ProcessEnv, Record<string, Record<string, string>>]>([
  [{}, {}],
  [{ RATE_LIMIT_SCALE: '1000' }, { gateway: { RATE_LIMIT_SCALE: '1000' } }],
  [{ DATABASE_POOL: '3' }, everyService({ DATABASE_POOL: '3' })],
  [{ KEYCLOAK_PUBLIC_URL: 'https://a.example' }, { content: { KEYCLOAK_PUBLIC_URL: 'https://a.example' } }],
  [
    { REMOTES: '{"polls":"http://a.example/remote.json"}' },
    { web: { REMOTES: '{"polls":"http://a.example/remote.json"}' } },
  ],
  [
    { OIDC_ISSUER: keycloak },
    {
      content: { KEYCLOAK_PUBLIC_URL: 'https://login.example/auth' },
      web: { OIDC_ISSUER: keycloak },
      gateway: { OIDC_ISSUER: keycloak, OIDC_JWKS_URL: `${keycloak}/protocol/openid-connect/certs` },
    },
  ],
  [
    { OIDC_ISSUER: keycloak, OIDC_JWKS_URL: 'http://inside/certs', KEYCLOAK_PUBLIC_URL: 'https://a.example' },
    {
      content: { KEYCLOAK_PUBLIC_URL: 'https://a.example' },
      web: { OIDC_ISSUER: keycloak },
      gateway: { OIDC_ISSUER: keycloak, OIDC_JWKS_URL: 'http://inside/certs' },
    },
  ],
  [
    { OIDC_CLIENT_ID: 'kiosk', OIDC_AUDIENCE: 'api', OIDC_ALGORITHMS: 'ES256' },
    {
      web: { OIDC_CLIENT_ID: 'kiosk' },
      gateway: { OIDC_CLIENTS: 'kiosk', OIDC_AUDIENCE: 'api', OIDC_ALGORITHMS: 'ES256' },
    },
  ],
  [
    { OIDC_CLIENT_ID: 'kiosk', OIDC_CLIENTS: 'a,kiosk' },
    { web: { OIDC_CLIENT_ID: 'kiosk' }, gateway: { OIDC_CLIENTS: 'a,kiosk' } },
  ],
  // What is empty is not given.
  [{ RATE_LIMIT_SCALE: '', OIDC_ISSUER: '', LOG_LEVEL: '' }, {}],
  // What the stack makes stays its own, whatever a shell holds, and what no config knows goes nowhere.
  [
    {
      HOST: 'laptop',
      PORT: '9000',
      HTTP_PORT: '1',
      METRICS: '1',
      MIGRATE: '0',
      ISSUER: keycloak,
      DATABASE_URL: 'postgres://other',
      NATS_URL: 'nats://other',
      REDIS_URL: 'redis://other',
      PUBLIC_URL: 'https://a.example',
      SMTP_URL: 'smtp://a.example',
      CALLER_PRIVATE_KEY: 'other',
      IDEAS_PUBLIC_KEY: 'other',
      IDEAS_URL: 'http://other',
      IDEAS_GRPC_ADDRESS: 'other:1',
    },
    {},
  ],
])('%j reaches %j', (given, expected) => {
  expect(changedBy(given)).toEqual(expected);
});

test('a log level is for everything that runs', () => {
  expect(Object.keys(changedBy({ LOG_LEVEL: 'debug' }))).toEqual(topology.map(({ name }) => name));
});

test('a deployable gets nothing that its config does not know', () => {
  for (const deployable of topology) {
    const names = Object.keys(environmentOf(deployable, wiring({ RATE_LIMIT_SCALE: '1', PATH: '/bin' })));
    expect(Object.keys(deployable.config)).toEqual(expect.arrayContaining(names));
  }
});

test.each([
  [{ RATE_LIMIT_SCALE: 'many' }, ['RATE_LIMIT_SCALE: expected a number above 0']],
  [{ RATE_LIMIT_SCALE: '-1' }, ['RATE_LIMIT_SCALE: expected a number above 0']],
  [
    { OIDC_ISSUER: 'keycloak', OIDC_ALGORITHMS: 'none' },
    ['OIDC_ISSUER: expected an absolute URL', 'OIDC_ALGORITHMS.0: Invalid option'],
  ],
  [{ KEYCLOAK_PUBLIC_URL: 'here' }, ['KEYCLOAK_PUBLIC_URL: expected an absolute URL']],
  [{ REMOTES: '{' }, ['REMOTES: expected JSON']],
  [{ LOG_LEVEL: 'loud' }, ['LOG_LEVEL: Invalid option']],
])('%j is refused, each variable once, in the words of the config', (given, faults) => {
  let message = '';
  try {
    requireUsable(given);
  } catch (error) {
    message = (error as Error).message;
  }
  const [first, ...lines] = message.split('\n');
  expect(first).toBe('The configuration is not usable:');
  expect(lines).toEqual(faults.map((fault) => expect.stringContaining(`  ${fault}`)));
});

test('a shell that holds what the stack makes does not hinder it', () => {
  expect(() =>
    requireUsable({ PORT: 'abc', DATABASE_URL: 'none', NATS_URL: 'none', HOST: ' ' }),
  ).not.toThrow();
});

test('members for load tests are of the local provider, and of no other', () => {
  expect(() => requireUsable({ LOAD_MEMBERS: '1000', OIDC_ISSUER: keycloak })).toThrow(
    /^LOAD_MEMBERS adds members to the local identity provider, and OIDC_ISSUER names another one/,
  );
  expect(() => requireUsable({ LOAD_MEMBERS: '1000' })).not.toThrow();
  expect(() => requireUsable({ LOAD_MEMBERS: '0', OIDC_ISSUER: keycloak })).not.toThrow();
});
