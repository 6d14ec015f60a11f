import { createHmac } from 'node:crypto';
import type { StackSecrets } from '../stack/secrets.ts';
import { portNames, type Wiring } from '../stack/wiring.ts';

const user = 'ideabox';
const databasePrefix = 'ideabox';

/** What the parts are told where the servers of the evaluation run beside them; their ports are the charts' business. */
export function clusterWiring(secrets: StackSecrets): Wiring {
  const { postgresPassword, natsPassword, redisPassword } = secrets;
  const ports = Object.fromEntries(portNames.map((name) => [name, 0])) as Wiring['ports'];
  return {
    ports,
    servers: {
      postgres: `postgres://${user}:${postgresPassword}@postgres:5432/postgres`,
      nats: `nats://${user}:${natsPassword}@nats:4222`,
      redis: `redis://:${redisPassword}@redis:6379`,
    },
    secrets,
    databasePrefix,
    databaseOwner: (database) => ({
      name: `${databasePrefix}_${database}`,
      password: createHmac('sha256', postgresPassword).update(database).digest('base64url'),
    }),
    given: {},
  };
}
