import { randomUUID } from 'node:crypto';
import { createDatabase, type Database, migrate, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { createTestDatabase } from '@ideabox/testing';
import { answerOnce, idempotencyMigrations, KeyReused } from '../src/index.ts';

const log = createLogger('test', 'silent');
let db: Database;
let drop: () => Promise<void>;

beforeAll(async () => {
  const database = await createTestDatabase();
  await migrate(database.url, [idempotencyMigrations], log);
  db = createDatabase({ url: database.url, log });
  await db.run(
    sql`CREATE TABLE effects (id bigint GENERATED ALWAYS AS IDENTITY PRIMARY KEY, name text UNIQUE)`,
  );
  drop = async () => {
    await db.close();
    await database.drop();
  };
});
afterAll(() => drop());

const write = (over: object = {}) => ({ member: 'm-1', key: randomUUID(), fingerprint: 'a', ...over });

/** A write of two statements, the second in a transaction of its own. */
const doing = (name: string) => async (tx: Database) => {
  const row = await tx.one<{ id: number }>(sql`INSERT INTO effects (name) VALUES (${name}) RETURNING id`);
  await tx.transaction((inner) =>
    inner.run(sql`UPDATE effects SET name = name || '!' WHERE id = ${row?.id}`),
  );
  return { id: row?.id };
};

const effects = async (name: string) =>
  (await db.rows(sql`SELECT id FROM effects WHERE name = ${`${name}!`}`)).length;

test('the same write again is answered as the first time, and done once', async () => {
  const keyed = write();
  const first = await answerOnce(db, keyed, doing('again'));
  expect(await answerOnce(db, keyed, doing('again'))).toEqual(first);
  expect(await effects('again')).toBe(1);
});

test('the first answer comes back to the byte', async () => {
  const keyed = write();
  const run = async () => ({ zulu: 1, alpha: { b: 2, a: [3] } });
  const first = await answerOnce(db, keyed, run);
  expect(JSON.stringify(await answerOnce(db, keyed, run))).toBe(JSON.stringify(first));
});

test('twenty at once are done once and all answered alike', async () => {
  const keyed = write();
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => answerOnce(db, keyed, doing('at once'))),
  );
  expect(new Set(answers.map(({ id }) => id)).size).toBe(1);
  expect(await effects('at once')).toBe(1);
});

test('the same key with another request is refused, and nothing is done', async () => {
  const keyed = write();
  await answerOnce(db, keyed, doing('first'));
  const other = answerOnce(db, { ...keyed, fingerprint: 'b' }, doing('second'));
  await expect(other).rejects.toBeInstanceOf(KeyReused);
  expect(await effects('second')).toBe(0);
});

test('the same key of another member is another key', async () => {
  const keyed = write();
  const mine = await answerOnce(db, keyed, doing('mine'));
  expect(await answerOnce(db, { ...keyed, member: 'm-2' }, doing('yours'))).not.toEqual(mine);
});

test('a write that fails leaves nothing, and may come again under its key', async () => {
  const keyed = write();
  const failing = answerOnce(db, keyed, async (tx) => {
    await doing('failing')(tx);
    throw new Error('half way');
  });
  await expect(failing).rejects.toThrow('half way');
  expect(await effects('failing')).toBe(0);
  await answerOnce(db, keyed, doing('failing'));
  expect(await effects('failing')).toBe(1);
});

test('an inner transaction that fails takes back its own part alone', async () => {
  await doing('taken')(db);
  await answerOnce(db, write(), async (tx) => {
    const refused = tx.transaction((inner) => inner.run(sql`INSERT INTO effects (name) VALUES ('taken!')`));
    await expect(refused).rejects.toThrow('duplicate');
    return doing('goes on')(tx);
  });
  expect(await effects('goes on')).toBe(1);
});

test('after a day the key is as new', async () => {
  const keyed = write();
  await answerOnce(db, keyed, doing('yesterday'));
  await db.run(
    sql`UPDATE idempotency_keys SET date_entered = now() - interval '25 hours' WHERE key = ${keyed.key}`,
  );
  await answerOnce(db, { ...keyed, fingerprint: 'b' }, doing('today'));
  expect(await effects('today')).toBe(1);
});
