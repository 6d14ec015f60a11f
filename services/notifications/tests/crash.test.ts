import { randomUUID } from 'node:crypto';
import { createBus, factStream } from '@ideabox/events';
import { createDatabase, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import {
  createPassports,
  createTestDatabase,
  eventually,
  startNats,
  startServiceProcess,
} from '@ideabox/testing';
import { headers } from '@nats-io/transport-node';
import { app } from './boot.ts';
import { category, comment, idea, news } from './facts.ts';

const consumer = 'notifications-comments-v1-CommentChanged';
const facts = 1_500;
const members = 20_000;

/** A killed service starts again, and is given again what it had taken: on a slow machine that takes its time. */
const patienceMs = 60_000;

/** The service as a process of its own, which can be killed as a machine kills it. */
const startProcess = async (env: Record<string, string>) => {
  const { child } = await startServiceProcess('notifications', { ...app, ...env });
  return () =>
    new Promise((resolve) => {
      child.once('exit', resolve);
      child.kill('SIGKILL');
    });
};

const bootBeside = async () => {
  const [database, nats, { publicKey }] = await Promise.all([
    createTestDatabase(),
    startNats(),
    createPassports(),
  ]);
  const log = createLogger('test', 'silent');
  const db = createDatabase({ url: database.url, log, poolSize: 2 });
  const bus = createBus({ url: nats.url, name: 'test', log });
  const { js, jsm } = await bus.link();
  const send = (subject: string, payload: object, id: string = randomUUID()) => {
    const meta = headers();
    meta.set('event-id', id);
    return js.publish(`ideabox.${subject}`, JSON.stringify(payload), { headers: meta, timeout: 5_000 });
  };
  const count = async () => {
    const row = await db.one<{ count: number }>(sql`SELECT count(*) AS count FROM notifications`);
    return row?.count ?? 0;
  };
  return {
    ...{ db, jsm, send, count },
    start: () =>
      startProcess({ DATABASE_URL: database.url, NATS_URL: nats.url, PASSPORT_PUBLIC_KEY: publicKey }),
    stop: async () => {
      await bus.close();
      await db.close();
      await Promise.all([database.drop(), nats.stop()]);
    },
  };
};

test('every comment is told once, however often the service is killed while it works', async () => {
  const beside = await bootBeside();
  const { db, jsm, send, count } = beside;
  let kill = await beside.start();
  try {
    await send('ideas.v1.CategoriesImported', { categories: [category(3)] });
    await send('ideas.v1.IdeaChanged', idea(1, 'author'));
    const ids = Array.from({ length: facts }, (_, index) => index + 1);
    await Promise.all(ids.map((id) => send('comments.v1.CommentChanged', comment(id, 1, 'commenter'))));
    for (const part of [0.1, 0.4, 0.7]) {
      await eventually(async () => expect(await count()).toBeGreaterThan(facts * part), patienceMs);
      await kill();
      kill = await beside.start();
    }
    await eventually(async () => expect(await count()).toBe(facts), patienceMs);
    await eventually(async () => {
      const { num_pending, num_ack_pending, delivered } = await jsm.consumers.info(factStream, consumer);
      expect([num_pending, num_ack_pending]).toEqual([0, 0]);
      // Some were delivered more than once, so the kills did hit work under way.
      expect(delivered.consumer_seq).toBeGreaterThan(facts);
    }, patienceMs);
    const distinct = await db.one<{ count: number }>(
      sql`SELECT count(DISTINCT comment_id) AS count FROM notifications WHERE member_id = 'author'`,
    );
    expect([await count(), distinct?.count]).toEqual([facts, facts]);
  } finally {
    await kill();
    await beside.stop();
  }
});

test('an instance is killed in the middle of a broadcast: the next goes on with it', async () => {
  const beside = await bootBeside();
  const { db, send, count } = beside;
  let kill = await beside.start();
  try {
    await db.run(sql`
      INSERT INTO members (id, portal_name, roles, status, revision)
      SELECT 'm' || lpad(n::text, 6, '0'), '', '{general}', 'active', 1 FROM generate_series(1, ${members}::int) AS n`);
    await send('content.v1.NewsChanged', news(1));
    await eventually(async () => expect(await count()).toBeGreaterThan(0), patienceMs);
    await kill();
    expect(await count()).toBeLessThan(members);
    kill = await beside.start();
    await eventually(async () => expect(await count()).toBe(members), patienceMs);
  } finally {
    await kill();
    await beside.stop();
  }
});
