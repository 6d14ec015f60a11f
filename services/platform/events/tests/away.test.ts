import { randomUUID } from 'node:crypto';
import {
  createBus,
  createFactHealth,
  eventMigrations,
  factStream,
  on,
  publish,
  startConsumers,
  startRelay,
} from '@ideabox/events';
import { createDatabase, type Database, sql } from '@ideabox/postgres';
import { createLogger, createMetrics } from '@ideabox/telemetry';
import { createTestDatabase, eventually, goldenFact, startDoor, startNats } from '@ideabox/testing';
import { headers } from '@nats-io/transport-node';

const log = createLogger('test', 'silent');
const warned = jest.spyOn(log, 'warn');
const warnings = (message: string) => warned.mock.calls.filter((call) => call.includes(message as never));
const health = createFactHealth({ log, metrics: createMetrics('test') });
const vote = goldenFact('ideas.v1.VoteChanged');

let nats: Awaited<ReturnType<typeof startNats>>;
let database: Awaited<ReturnType<typeof createTestDatabase>>;
let door: Awaited<ReturnType<typeof startDoor>>;
let db: Database;
let bus: ReturnType<typeof createBus>;
beforeEach(async () => {
  warned.mockClear();
  [nats, database] = await Promise.all([startNats(), createTestDatabase([eventMigrations])]);
  door = await startDoor(database.url);
  db = createDatabase({ url: door.url, log });
  bus = createBus({ url: nats.url, name: 'test', log });
});
afterEach(async () => {
  await bus.close();
  await db.close();
  await door.stop();
  await Promise.all([nats.stop(), database.drop()]);
});

test('facts wait in hand while the database is away, and have failed no time when it is back', async () => {
  const taken: number[] = [];
  const consumers = startConsumers({
    ...{ service: 'taker', db, bus, log, health },
    ...{ ackMs: 1_000, retryMs: 5, afterBatch: () => undefined },
    subscriptions: [
      on('ideas.v1.VoteChanged', async (_, facts) => void taken.push(...facts.map(({ idea_id }) => idea_id))),
    ],
  });
  const { js, jsm } = await bus.link();
  await eventually(() => jsm.consumers.info(factStream, 'taker-ideas-v1-VoteChanged'));
  door.shut();
  for (const idea_id of [1, 2, 3]) {
    const meta = headers();
    meta.set('event-id', randomUUID());
    await js.publish('ideabox.ideas.v1.VoteChanged', JSON.stringify({ ...vote, idea_id }), { headers: meta });
  }
  await eventually(() => expect(door.refused()).toBeGreaterThan(8));
  door.open();
  await eventually(() => expect(taken.toSorted()).toEqual([1, 2, 3]));
  const { delivered } = await jsm.consumers.info(factStream, 'taker-ideas-v1-VoteChanged');
  await consumers.stop();
  // It counts what was given out, again too.
  expect(delivered.consumer_seq).toBe(3);
});

/** What tells facts, and hears of an answer that does not come after ten minutes alone. */
const startTelling = () =>
  startRelay({ service: 'teller', db, bus, log, health, pollMs: 20, publishMs: 600_000, stuckMs: 600_000 });

test('a database that is away is not asked more often because there is more to tell', async () => {
  const relay = startTelling();
  await bus.link();
  door.shut();
  await eventually(() => expect(warnings('facts wait in the outbox')).not.toHaveLength(0));
  const tried = door.refused();
  await eventually(() => {
    relay.wake();
    expect(door.refused()).toBeGreaterThan(tried + 5);
  });
  expect(warnings('facts wait in the outbox').length).toBeLessThan(12);
  door.open();
  await relay.stop();
});

test('what a lost connection has not confirmed is told again at once', async () => {
  const relay = startTelling();
  const told = () => eventually(async () => expect(await db.rows(sql`SELECT FROM outbox`)).toHaveLength(0));
  const tell = () => publish(db, 'ideas.v1.VoteChanged', vote);
  await tell();
  await told();
  nats.pause();
  await tell();
  // It has the fact in hand.
  await eventually(async () =>
    expect(await db.rows(sql`SELECT FROM outbox FOR UPDATE SKIP LOCKED`)).toHaveLength(0),
  );
  await nats.restart();
  await told();
  await relay.stop();
});
