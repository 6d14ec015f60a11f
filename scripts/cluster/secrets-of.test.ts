import { newSecrets } from '../stack/secrets.ts';
import { topology } from '../stack/topology.ts';
import { clusterWiring } from './cluster-wiring.ts';
import { secretsOf } from './secrets-of.ts';

const made = newSecrets();
const secrets = new Map(
  secretsOf(topology, clusterWiring(made)).map(({ metadata, stringData }) => [metadata.name, stringData]),
);

test('a service gets its own secrets and nobody else’s', () => {
  expect(secrets.get('ideabox-ideas')).toEqual({
    DATABASE_URL: `postgres://ideabox:${made.postgresPassword}@postgres:5432/ideabox_ideas`,
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

test('Postgres makes a database for each part that has one, each by a statement on a line of its own', () => {
  const statements = secrets.get('ideabox-postgres')?.['databases.sql']?.trim().split('\n') ?? [];
  const databases = topology.flatMap(({ database }) => database ?? []);
  expect(statements).toHaveLength(databases.length);
  for (const statement of statements) expect(statement).toMatch(/^CREATE DATABASE "ideabox_[a-z_]+" [^;]*;$/);
});
