import { randomUUID } from 'node:crypto';
import { createBus } from '@ideabox/events';
import { createDatabase, raw, sql } from '@ideabox/postgres';
import type { EventName } from '@ideabox/protos';
import { createLogger } from '@ideabox/telemetry';
import { bootService } from '@ideabox/testing';
import { headers } from '@nats-io/transport-node';
import { notifications } from '../src/service.ts';

export const app = { PUSHER_APP_KEY: 'ideabox', PUSHER_APP_SECRET: 'a secret of the tests alone' };

export type Notifications = Awaited<ReturnType<typeof bootNotifications>>;

/** The service with what tests need beside it: facts published as any service's relay does, and a look at the rows. */
export const bootNotifications = async (env: Record<string, string> = {}) => {
  const service = await bootService(notifications, { ...app, ...env });
  const log = createLogger('test', 'silent');
  const databaseUrl = env.DATABASE_URL ?? service.databaseUrl;
  const natsUrl = env.NATS_URL ?? service.nats.url;
  const db = createDatabase({ url: databaseUrl, log, poolSize: 2 });
  const bus = createBus({ url: natsUrl, name: 'test', log });
  return {
    ...service,
    databaseUrl,
    natsUrl,
    bus,
    publish: async (name: EventName, payload: object, id: string = randomUUID()) => {
      const meta = headers();
      meta.set('event-id', id);
      const { js } = await bus.link();
      await js.publish(`ideabox.${name}`, JSON.stringify(payload), { headers: meta, timeout: 5_000 });
    },
    rows: (table: string) => db.rows<Record<string, unknown>>(sql`SELECT * FROM ${raw(table)} ORDER BY 1`),
    stop: async () => {
      await Promise.all([bus.close(), db.close()]);
      await service.stop();
    },
  };
};
