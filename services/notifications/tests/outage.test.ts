import { setTimeout as wait } from 'node:timers/promises';
import { createBus, createFactHealth, eventMigrations, publish, startRelay } from '@ideabox/events';
import { createDatabase, migrate, sql } from '@ideabox/postgres';
import { createLogger, createMetrics } from '@ideabox/telemetry';
import { createTestDatabase, eventually } from '@ideabox/testing';
import { bootNotifications, type Notifications } from './boot.ts';
import { comment, idea } from './facts.ts';
import { openListener } from './listener.ts';

/** Another service, as far as it matters here: a database with an outbox, and a relay. */
const startProducer = async (natsUrl: string) => {
  const log = createLogger('producer', 'silent');
  const database = await createTestDatabase();
  await migrate(database.url, [eventMigrations], log);
  const db = createDatabase({ url: database.url, log, poolSize: 3 });
  const bus = createBus({ url: natsUrl, name: 'producer', log });
  const health = createFactHealth({ log, metrics: createMetrics('test') });
  const relay = startRelay({
    service: 'test',
    db,
    bus,
    log,
    health,
    pollMs: 1_000,
    publishMs: 500,
    stuckMs: 30_000,
  });
  return {
    db,
    wake: relay.wake,
    stop: async () => {
      await relay.stop();
      await bus.close();
      await db.close();
      await database.drop();
    },
  };
};

let service: Notifications;
let producer: Awaited<ReturnType<typeof startProducer>>;
beforeAll(async () => {
  service = await bootNotifications();
  producer = await startProducer(service.natsUrl);
});
afterAll(async () => {
  await producer.stop();
  await service.stop();
});

const say = async (id: number) => {
  await producer.db.transaction((tx) =>
    publish(tx, 'comments.v1.CommentChanged', comment(id, 1, 'commenter')),
  );
  producer.wake();
};
const told = async () => (await service.rows('notifications')).map((row) => row.comment_id);

test('what happens while NATS is down is told afterwards, once, and pushed', async () => {
  await producer.db.transaction((tx) => publish(tx, 'ideas.v1.IdeaChanged', idea(1, 'author')));
  producer.wake();
  await eventually(async () => expect(await service.rows('ideas')).toHaveLength(1));
  const page = await openListener(service, 'author');
  try {
    await page.subscribed();
    await say(1);
    await eventually(() => expect(page.pushes).toHaveLength(1));
    await service.nats.kill();
    for (const id of [2, 3, 4]) await say(id);
    const list = await service.http.get('/members/author/notifications').set(await service.as('author'));
    expect([list.status, list.body.results.length]).toEqual([200, 1]);
    await service.nats.restart();
    await eventually(async () => expect((await told()).sort()).toEqual([1, 2, 3, 4]));
    await eventually(() => expect(page.pushes).toHaveLength(4));
    await eventually(async () => expect(await producer.db.rows(sql`SELECT FROM outbox`)).toEqual([]));
    await wait(300);
    expect((await told()).sort()).toEqual([1, 2, 3, 4]);
  } finally {
    page.close();
  }
});
