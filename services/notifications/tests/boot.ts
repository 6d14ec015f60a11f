import { randomUUID } from 'node:crypto';
import { createBus } from '@ideabox/events';
import type { EventName } from '@ideabox/protos';
import { createLogger } from '@ideabox/telemetry';
import { bootService } from '@ideabox/testing';
import { headers } from '@nats-io/transport-node';
import pg from 'pg';
import { notifications } from '../src/service.ts';

export const app = { PUSHER_APP_KEY: 'ideabox', PUSHER_APP_SECRET: 'a secret of the tests alone' };

export type Notifications = Awaited<ReturnType<typeof bootNotifications>>;

/** The service with what tests need beside it: facts published as any service's relay does, and a look at the rows. */
export const bootNotifications = async (env: Record<string, string> = {}) => {
  const service = await bootService(notifications, { ...app, ...env });
  const natsUrl = env.NATS_URL ?? service.nats.url;
  const database = new pg.Pool({ connectionString: env.DATABASE_URL ?? service.databaseUrl, max: 2 });
  const bus = createBus({ url: natsUrl, name: 'test', log: createLogger('test', 'silent') });
  return {
    ...service,
    bus,
    publish: async (name: EventName, payload: object, id: string = randomUUID()) => {
      const meta = headers();
      meta.set('event-id', id);
      const { js } = await bus.link();
      await js.publish(`ideabox.${name}`, JSON.stringify(payload), { headers: meta, timeout: 5_000 });
    },
    rows: async (table: string): Promise<Record<string, unknown>[]> =>
      (await database.query(`SELECT * FROM ${table} ORDER BY 1`)).rows,
    stop: async () => {
      await Promise.all([bus.close(), database.end()]);
      await service.stop();
    },
  };
};
