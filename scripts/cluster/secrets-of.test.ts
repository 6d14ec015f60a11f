import { createPrivateKey, X509Certificate } from 'node:crypto';
import { newSecrets } from '../stack/secrets.ts';
import { topology } from '../stack/topology.ts';
import { certificatesOf } from './certificates-of.ts';
import { clusterWiring } from './cluster-wiring.ts';
import { secretsOf } from './secrets-of.ts';

const made = newSecrets();
const secrets = new Map(
  secretsOf(topology, clusterWiring(made)).map(({ metadata, stringData }) => [metadata.name, stringData]),
);

test('a service gets its own secrets and nobody else’s', () => {
  expect(secrets.get('ideabox-ideas')).toEqual({
    DATABASE_URL: expect.stringMatching(
      /^postgres:\/\/ideabox_ideas:[\w-]{43}@postgres:5432\/ideabox_ideas$/,
    ),
    NATS_URL: `nats://ideabox:${made.natsPassword}@nats:4222`,
    CALLER_PRIVATE_KEY: made.callerKeys.ideas.privateKey,
  });
  expect(secrets.has('ideabox-web')).toBe(false);
});

test('the public keys of all are known to all, and no private one', () => {
  const keys = secrets.get('ideabox-public-keys') ?? {};
  expect(keys).toMatchObject({
    PASSPORT_PUBLIC_KEY: made.passportPublicKey,
    GATEWAY_PUBLIC_KEY: made.callerKeys.gateway.publicKey,
  });
  expect(Object.values(keys).join()).not.toContain('PRIVATE');
});

test('Postgres makes a database for each part that has one, of an account of its own, each by statements on a line of their own', () => {
  const statements = secrets.get('ideabox-postgres')?.['databases.sql']?.trim().split('\n') ?? [];
  const databases = topology.flatMap(({ database }) => database ?? []);
  expect(statements).toHaveLength(3 * databases.length);
  const passwords = statements.flatMap((statement) => / PASSWORD '([^']+)';$/.exec(statement)?.[1] ?? []);
  expect(new Set(passwords).size).toBe(databases.length);
  for (const [index, name] of databases.map((database) => `"ideabox_${database}"`).entries()) {
    const [role, database, grants] = statements.slice(3 * index);
    expect(role).toMatch(new RegExp(`^CREATE ROLE ${name} LOGIN PASSWORD '[\\w-]+';$`));
    expect(database).toMatch(new RegExp(`^CREATE DATABASE ${name} OWNER ${name} [^;]*;$`));
    expect(grants).toBe(`REVOKE ALL ON DATABASE ${name} FROM PUBLIC;`);
  }
});

test('certificates are of one authority, each for the name by which a part is called', () => {
  const made = certificatesOf(['gateway', 'ideas']);
  expect(made.map(({ metadata }) => metadata.name)).toEqual(['ideabox-gateway-rpc', 'ideabox-ideas-rpc']);
  const [authority] = made.map(({ stringData }) => new X509Certificate(stringData['ca.crt'] ?? ''));
  for (const [index, part] of ['gateway', 'ideas'].entries()) {
    const { stringData } = made[index] ?? {};
    const certificate = new X509Certificate(stringData?.['tls.crt'] ?? '');
    expect(certificate.verify(authority?.publicKey as never)).toBe(true);
    expect(certificate.checkPrivateKey(createPrivateKey(stringData?.['tls.key'] ?? ''))).toBe(true);
    expect(certificate.checkHost(`${part}-grpc`)).toBe(`${part}-grpc`);
    expect(certificate.checkHost('another-grpc')).toBeUndefined();
  }
});
