import { createBus, createFactHealth, publish, startRelay } from '@ideabox/events';
import { createDatabase, type Database, sql } from '@ideabox/postgres';
import { createLogger, createMetrics } from '@ideabox/telemetry';
import { eventually, goldenFact } from '@ideabox/testing';
import { bootIdentity } from './boot-identity.ts';

let service: Awaited<ReturnType<typeof bootIdentity>>;
let db: Database;
let admin: Record<string, string>;
const golden = goldenFact('audit.v1.Acted');
const act = (day: number, more: object = {}) => ({
  ...golden,
  date_entered: `2026-05-${String(day).padStart(2, '0')}T01:02:03.456Z`,
  ...more,
});

beforeAll(async () => {
  service = await bootIdentity();
  admin = await service.as('boss', 'admin');
  const log = createLogger('test', 'silent');
  db = createDatabase({ url: service.databaseUrl, log });
  await publish(
    db,
    'audit.v1.Acted',
    act(1),
    act(3, { entity: 'comment', action: 'comment.removed', changes: '{"removed":[false,true]}' }),
    act(2, { actor_id: 'other', actor_role: 'admin', entity_id: '13', reason: '' }),
    act(4, { actor_id: 'other', entity: 'member', entity_id: 'm-1', changes: 'no JSON \\u0000' }),
  );
  const bus = createBus({ url: service.nats.url, name: 'test', log });
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
  relay.wake();
  await eventually(async () => expect((await lines('')).length).toBe(4));
  await relay.stop();
  await bus.close();
});
afterAll(async () => {
  await db.close();
  await service.stop();
});

type Line = { id: number; date_entered: string; action: string };
const get = (query: string) => service.http.get(`/audit?${query}`).set(admin);
const lines = async (query: string): Promise<Line[]> => (await get(query).expect(200)).body.results;
const days = async (query: string) =>
  (await lines(query)).map(({ date_entered }) => Number(date_entered.slice(8, 10)));

test('tells who did what to which entity, when and why, newest first', async () => {
  const { body } = await get('').expect(200);
  expect(body.metadata.resultset).toEqual({ count: 4, limit: 50, offset: 0 });
  expect(body.results[3]).toEqual({ ...golden, id: expect.any(Number), changes: null });
  expect(body.results[1]).toMatchObject({ changes: { removed: [false, true] } });
  expect(await days('')).toEqual([4, 3, 2, 1]);
});

test.each([
  ['actor=other', [4, 2]],
  ['actor=nobody', []],
  ['action=idea.removed', [4, 2, 1]],
  ['entity=comment', [3]],
  ['entity=idea&entity_id=13', [2]],
  ['entity_id=m-1', [4]],
  ['from=2026-05-02T01:02:03.456Z', [4, 3, 2]],
  ['to=2026-05-02T01:02:03.456Z', [1]],
  ['from=2026-05-02T00:00:00Z&to=2026-05-04T00:00:00Z', [3, 2]],
  ['from=2026-05-02T09:00:00%2B09:00&to=2026-05-03T09:00:00%2B09:00', [2]],
  ['limit=2&offset=1', [3, 2]],
  ["actor=' OR 1=1 --", []],
])('%s', async (query, expected) => {
  expect(await days(query)).toEqual(expected);
});

test.each([
  ...[
    'from=yesterday',
    'to=2026-13-01T00:00:00Z',
    'actor=',
    'actor=%00',
    'limit=0',
    'offset=-1',
    'fields=secret',
  ],
  `actor=${'x'.repeat(256)}`,
])('%s is refused', async (query) => {
  expect((await get(query)).status).toBe(400);
});

test.each([
  ['operator', 403],
  ['semi-operator', 403],
  ['supporter', 403],
  ['general', 403],
])('a %s may not read it', async (role, status) => {
  const answer = await service.http.get('/audit').set(await service.as('someone', role));
  expect([answer.status, answer.body.message]).toEqual([status, 'Forbidden']);
});

test('a visitor may not read it', async () => {
  await service.http.get('/audit').expect(401);
});

test.each([
  ['changed', sql`UPDATE audit SET reason = ''`],
  ['deleted', sql`DELETE FROM audit`],
  ['emptied', sql`TRUNCATE audit`],
])('it cannot be %s', async (_how, statement) => {
  await expect(db.run(statement)).rejects.toThrow('append-only');
  expect(await lines('')).toHaveLength(4);
});

test('every filter is answered from an index', async () => {
  const filters = [
    sql`actor_id = 'x'`,
    sql`action = 'x'`,
    sql`entity = 'x'`,
    sql`entity_id = 'x'`,
    sql`date_entered >= now()`,
  ];
  for (const filter of filters) {
    const plan = await db.transaction(async (tx) => {
      await tx.run(sql`SET LOCAL enable_seqscan = off`);
      await tx.run(sql`SET LOCAL enable_sort = off`);
      return tx.rows<{ 'QUERY PLAN': string }>(sql`
        EXPLAIN SELECT * FROM audit WHERE ${filter} ORDER BY date_entered DESC, id DESC LIMIT 50`);
    });
    const text = plan.map((line) => line['QUERY PLAN']).join('\n');
    expect(text).toMatch(/Index Scan using audit_by_/);
    expect(text).not.toContain('Sort');
  }
});
