import type { Deployable } from '../stack/topology.ts';
import type { Wiring } from '../stack/wiring.ts';

/** Variables that nobody else may read. */
const secretVariables = [
  ...['DATABASE_URL', 'NATS_URL', 'REDIS_URL', 'PASSPORT_PRIVATE_KEY', 'CALLER_PRIVATE_KEY'],
  ...['PUSHER_APP_SECRET', 'UNSUBSCRIBE_SECRET', 'SIGNING_KEYS', 'COOKIE_SECRET'],
];

const isPublicKey = (name: string) => name.endsWith('_PUBLIC_KEY');

export type Secret = {
  apiVersion: 'v1';
  kind: 'Secret';
  metadata: { name: string; labels: Record<string, string> };
  stringData: Record<string, string>;
};

export const secretOf = (name: string, stringData: Secret['stringData']): Secret => ({
  apiVersion: 'v1',
  kind: 'Secret',
  metadata: { name: `ideabox-${name}`, labels: { 'app.kubernetes.io/part-of': 'ideabox' } },
  stringData,
});

/** Of a deployable's variables those that are asked for, as the stack makes them. */
function variablesOf({ config, env }: Deployable, wiring: Wiring, isWanted: (name: string) => boolean) {
  return Object.fromEntries(
    Object.entries(env).flatMap(([name, from]) => {
      const value = name in config && isWanted(name) ? from(wiring) : undefined;
      return value === undefined ? [] : [[name, value]];
    }),
  );
}

/** A database that its owner alone may connect to. */
function ownDatabase(database: string, { databasePrefix, databaseOwner }: Wiring): string {
  const name = `"${databasePrefix}_${database}"`;
  const owner = databaseOwner?.(database);
  if (!owner) throw new Error(`nobody owns the database ${name}`);
  return [
    `CREATE ROLE "${owner.name}" LOGIN PASSWORD '${owner.password}';\n`,
    `CREATE DATABASE ${name} OWNER "${owner.name}" ENCODING 'UTF8' TEMPLATE template0;\n`,
    `REVOKE ALL ON DATABASE ${name} FROM PUBLIC;\n`,
  ].join('');
}

/** What the servers of the evaluation read when they start. */
function serversSecrets(deployables: Deployable[], wiring: Wiring): Secret[] {
  const { secrets } = wiring;
  return [
    secretOf('postgres', {
      password: secrets.postgresPassword,
      'databases.sql': deployables
        .map(({ database }) => (database ? ownDatabase(database, wiring) : ''))
        .join(''),
    }),
    secretOf('nats', {
      'nats.conf': `authorization { user: "ideabox", password: "${secrets.natsPassword}" }\n`,
    }),
    secretOf('redis', { 'redis.conf': `requirepass ${secrets.redisPassword}\n` }),
  ];
}

/** The Secrets that the charts refer to: one for each deployable that has some, the public keys that all know, the servers'. */
export function secretsOf(deployables: Deployable[], wiring: Wiring): Secret[] {
  const isSecret = (name: string) => secretVariables.includes(name);
  const own = deployables.map((one) => secretOf(one.name, variablesOf(one, wiring, isSecret)));
  const publicKeys = deployables.map((one) => variablesOf(one, wiring, isPublicKey));
  return [
    ...own.filter(({ stringData }) => Object.keys(stringData).length > 0),
    secretOf('public-keys', Object.assign({}, ...publicKeys)),
    ...serversSecrets(deployables, wiring),
  ];
}
