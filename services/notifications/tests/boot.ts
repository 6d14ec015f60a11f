import { randomUUID } from 'node:crypto';
import { createBus } from '@ideabox/events';
import { createDatabase, raw, sql } from '@ideabox/postgres';
import type { EventName } from '@ideabox/protos';
import { createLogger } from '@ideabox/telemetry';
import { bootService, eventually, goldenFact } from '@ideabox/testing';
import { headers } from '@nats-io/transport-node';
import { notifications } from '../src/service.ts';

const nobody = '127.0.0.1:1';

/** What it needs to start; those whom it asks are unreachable, which it bears. */
export const app = {
  PUSHER_APP_KEY: 'ideabox',
  PUSHER_APP_SECRET: 'a secret of the tests alone',
  IDENTITY_GRPC_ADDRESS: nobody,
  IDEAS_GRPC_ADDRESS: nobody,
  COMMENTS_GRPC_ADDRESS: nobody,
  CONTENT_GRPC_ADDRESS: nobody,
  PUBLIC_URL: 'http://ideabox.example/',
};

export type Notifications = Awaited<ReturnType<typeof bootNotifications>>;

/** The service with what tests need beside it: facts published as any service's relay does, and a look at the rows. */
export const bootNotifications = async (env: Record<string, string> = {}) => {
  const service = await bootService(notifications, { ...app, ...env });
  const log = createLogger('test', 'silent');
  const databaseUrl = env.DATABASE_URL ?? service.databaseUrl;
  const natsUrl = env.NATS_URL ?? service.nats.url;
  const db = createDatabase({ url: databaseUrl, log, poolSize: 2 });
  const bus = createBus({ url: natsUrl, name: 'test', log });
  const publish = async (name: EventName, payload: object, id: string = randomUUID()) => {
    const meta = headers();
    meta.set('event-id', id);
    const { js } = await bus.link();
    await js.publish(`ideabox.${name}`, JSON.stringify(payload), { headers: meta, timeout: 5_000 });
  };
  const rows = (table: string) =>
    db.rows<Record<string, unknown>>(sql`SELECT * FROM ${raw(table)} ORDER BY 1`);
  // The category in which the golden facts are.
  await publish('ideas.v1.CategoriesImported', { categories: [goldenFact('ideas.v1.CategoryChanged')] });
  await eventually(async () => expect(await rows('categories')).not.toEqual([]));
  return {
    ...service,
    databaseUrl,
    natsUrl,
    bus,
    db,
    publish,
    rows,
    stop: async () => {
      await Promise.all([bus.close(), db.close()]);
      await service.stop();
    },
  };
};
