import {
  type Bus,
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
import { createTestDatabase, eventually, goldenFact, startNats } from '@ideabox/testing';
import { nanos } from '@nats-io/transport-node';

const log = createLogger('test', process.env.TEST_LOG_LEVEL ?? 'silent');
// Finding another server takes a dozen seconds of the client's own deadlines, on a busy machine several times that.
const patienceMs = 120_000;
const fact = goldenFact('ideas.v1.VoteChanged');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase([eventMigrations]);
  db = createDatabase({ url: database.url, log });
});
beforeEach(async () => {
  // Each test has a NATS of its own, and no fact of another's.
  await db.run(sql`TRUNCATE outbox, fact_log, fact_stream`);
});
afterAll(async () => {
  await db.close();
  await database.drop();
});

/** What tells facts and takes them, on these servers, as a service does. */
const start = (url: string, { service = 'taker', ackMs = 1_000 } = {}) => {
  const bus = createBus({ url, name: 'test', log });
  const metrics = createMetrics('test');
  const health = createFactHealth({ log, metrics });
  const taken: number[] = [];
  const options = { service, db, bus, log, health, ackMs, retryMs: 5, afterBatch: () => undefined };
  const relay = startRelay({ service, db, bus, log, health, pollMs: 20, publishMs: 300, stuckMs: 1_500 });
  const subscriptions = [
    on('ideas.v1.VoteChanged', async (_, events) => {
      taken.push(...events.map(({ idea_id }) => idea_id));
    }),
  ];
  const consumers = startConsumers({ ...options, subscriptions });
  const told = async (idea_id: number) => {
    await publish(db, 'ideas.v1.VoteChanged', { ...fact, idea_id });
    await eventually(() => expect(taken).toContain(idea_id), patienceMs);
  };
  const stop = async () => {
    await consumers.stop();
    await relay.stop();
    await bus.close();
  };
  return { bus, health, metrics, taken, told, stop };
};

const restored = async ({ metrics }: ReturnType<typeof start>) =>
  (await metrics.registry.getSingleMetricAsString('facts_restored_total')).match(/what="\w+"/g);

const withNats = async (
  work: (nats: Awaited<ReturnType<typeof startNats>>, product: ReturnType<typeof start>) => Promise<void>,
) => {
  const nats = await startNats();
  const product = start(nats.url, { service: `taker-${nats.port}` });
  try {
    await product.told(1);
    await work(nats, product);
  } finally {
    await product.stop();
    await nats.stop();
  }
};

test('NATS comes back without its store: facts flow again by themselves', () =>
  withNats(async (nats, product) => {
    await nats.restartEmpty();
    await product.told(2);
    expect(await restored(product)).toEqual(expect.arrayContaining(['what="stream"', 'what="consumer"']));
    await eventually(() => expect(product.health.troubles()).toEqual([]));
  }));

const jsmOf = async (bus: Bus) => (await bus.link()).jsm;

test('NATS loses its store while a consumer hangs: what was confirmed and not taken arrives, and nothing has its effect twice', async () => {
  const nats = await startNats();
  const names = [`one-${nats.port}`, `other-${nats.port}`] as const;
  const one = start(nats.url, { service: names[0] });
  let other = start(nats.url, { service: names[1] });
  try {
    await one.told(1);
    await eventually(() => expect(other.taken).toEqual([1]));
    await eventually(async () => {
      const seen = await db.one<{ consumers: string[] }>(sql`SELECT consumers FROM fact_stream`);
      expect(seen?.consumers).toHaveLength(2);
    }, 30_000);
    await other.stop();
    await one.told(2);
    await nats.restartEmpty();
    other = start(nats.url, { service: names[1] });
    await eventually(() => expect(other.taken).toContain(2), 30_000);
    await one.told(3);
    await eventually(() => expect(other.taken).toContain(3), 30_000);
    expect([one.taken, other.taken.toSorted()]).toEqual([
      [1, 2, 3],
      [2, 3],
    ]);
  } finally {
    await other.stop();
    await one.stop();
    await nats.stop();
  }
});

test.each<[string, (bus: Bus) => Promise<unknown>]>([
  ['the stream', async (bus) => (await jsmOf(bus)).streams.delete(factStream)],
  [
    'the consumers',
    async (bus) => {
      const jsm = await jsmOf(bus);
      for await (const { name } of jsm.consumers.list(factStream))
        await jsm.consumers.delete(factStream, name);
    },
  ],
])('%s is deleted while NATS goes on: it is made again', (_, remove) =>
  withNats(async (__, product) => {
    await remove(product.bus);
    await product.told(2);
  }),
);

test('settings that are others in this release are applied at start', async () => {
  const nats = await startNats();
  const former = start(nats.url, { service: 'setting', ackMs: 30_000 });
  try {
    await former.told(1);
    const jsm = await jsmOf(former.bus);
    await jsm.streams.update(factStream, { max_age: nanos(60_000_000) });
    await former.stop();
    const latter = start(nats.url, { service: 'setting' });
    await latter.told(2);
    const watched = await jsmOf(latter.bus);
    const { config } = await watched.consumers.info(factStream, 'setting-ideas-v1-VoteChanged');
    expect(config.ack_wait).toBe(nanos(1_000));
    expect((await watched.streams.info(factStream)).config.max_age).toBe(nanos(14 * 24 * 3_600_000));
    await latter.stop();
  } finally {
    await nats.stop();
  }
});

test('NATS hangs with its connections open: another server of the list is tried, and it is said', async () => {
  const [one, other] = [await startNats(), await startNats()];
  const product = start(`${one.url},${other.url}`, { service: 'next' });
  let hung: typeof one | undefined;
  try {
    await product.told(1);
    const port = (await product.bus.link()).nats.getServer().split(':').at(-1);
    hung = port === String(one.port) ? one : other;
    hung.pause();
    await product.told(2);
    expect(await restored(product)).toContain('what="connection"');
  } finally {
    // What hangs would not end either.
    hung?.goOn();
    await product.stop();
    await Promise.all([one.stop(), other.stop()]);
  }
});
