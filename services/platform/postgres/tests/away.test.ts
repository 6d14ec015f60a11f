import { createDatabase, type Database, hasConnected, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { createTestDatabase, eventually, startDoor } from '@ideabox/testing';

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let door: Awaited<ReturnType<typeof startDoor>>;
let db: Database;
beforeAll(async () => {
  database = await createTestDatabase();
  door = await startDoor(database.url);
  db = createDatabase({ url: door.url, log: createLogger('test', 'silent') });
});
afterAll(async () => {
  await db.close();
  await door.stop();
  await database.drop();
});

const ask = () => db.one(sql`SELECT 1 AS one`);

test('a database that takes no connections is not stormed, and used again once it does', async () => {
  await ask();
  door.shut();
  const began = performance.now();
  for (let round = 0; round < 20; round += 1) {
    const asked = await Promise.allSettled(Array.from({ length: 20 }, ask));
    expect(asked.filter(({ status }) => status === 'fulfilled')).toEqual([]);
  }
  // All connections of the pool at first, and then ten in a second.
  expect(door.refused()).toBeLessThanOrEqual(11 + (performance.now() - began) / 100);
  door.open();
  await eventually(ask);
  expect(await Promise.all(Array.from({ length: 20 }, ask))).toHaveLength(20);
});

test.each([
  ['it starts, or ends', { code: '57P03' }, false],
  ['it has no connection left', { code: '53300' }, false],
  ['nobody listens', { code: 'ECONNREFUSED' }, false],
  ['an administrator ended the connection', { code: '57P01' }, true],
  ['the connection broke', { code: 'ECONNRESET' }, true],
])('whether a database may have done what it was told where %s', (_, failure, expected) => {
  expect(hasConnected(Object.assign(new Error(), failure))).toBe(expected);
});
