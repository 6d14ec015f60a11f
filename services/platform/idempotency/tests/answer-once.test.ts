import { randomUUID } from 'node:crypto';
import { createDatabase, type Database, isInTransaction, migrate, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { createTestDatabase } from '@ideabox/testing';
import {
  answerOnce as answerPrepared,
  findAttempt,
  forgetKeysOf,
  forgetOldKeys,
  idempotencyMigrations,
  type KeyedWrite,
  KeyReused,
} from '../src/index.ts';

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

/** A write that needs nothing of others. */
const answerOnce = <Answer>(on: Database, keyed: KeyedWrite, run: (tx: Database) => Promise<Answer>) =>
  answerPrepared(on, keyed, async () => undefined, run);

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

test('others are asked before the transaction, and not where the first answer is there', async () => {
  const keyed = write();
  const heldWhileAsked: boolean[] = [];
  const prepare = async () => {
    heldWhileAsked.push(isInTransaction());
    return 'prepared';
  };
  const run = async (tx: Database, prepared: string) => ({
    ...(await doing(prepared)(tx)),
    held: isInTransaction(),
  });
  const first = await answerPrepared(db, keyed, prepare, run);
  expect(first.held).toBe(true);
  expect(await answerPrepared(db, keyed, prepare, run)).toEqual(first);
  await expect(answerPrepared(db, { ...keyed, fingerprint: 'b' }, prepare, run)).rejects.toBeInstanceOf(
    KeyReused,
  );
  expect(heldWhileAsked).toEqual([false]);
  expect(await effects('prepared')).toBe(1);
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

/** As if the key had come so long before. */
const age = (key: string, by: string) =>
  db.run(sql`UPDATE idempotency_keys SET date_entered = date_entered - ${by}::interval,
    kept_until = kept_until - ${by}::interval WHERE key = ${key}`);

const isKept = async (key: string) =>
  (await db.one(sql`SELECT 1 FROM idempotency_keys WHERE key = ${key}`)) !== undefined;

test.each([
  [undefined, '23 hours', '25 hours'],
  ['idea', '29 days', '31 days'],
])('the key of a write of the kind %s is kept for %s, and after %s as new', async (kind, before, after) => {
  const keyed = write({ kind });
  const name = `${kind} of long ago`;
  const first = await answerOnce(db, keyed, doing(name));
  await age(keyed.key, before);
  await forgetOldKeys(db);
  expect(await answerOnce(db, keyed, doing(name))).toEqual(first);
  expect(await effects(name)).toBe(1);
  await age(keyed.key, after);
  await answerOnce(db, { ...keyed, fingerprint: 'b' }, doing(`${name}, anew`));
  expect(await effects(`${name}, anew`)).toBe(1);
});

test('what nobody will come back with is taken out, and nothing else', async () => {
  const [day, month] = [write(), write({ kind: 'idea' })];
  for (const keyed of [day, month]) {
    await answerOnce(db, keyed, doing(`swept ${keyed.key}`));
    await age(keyed.key, '25 hours');
  }
  await forgetOldKeys(db);
  expect([await isKept(day.key), await isKept(month.key)]).toEqual([false, true]);
  await age(month.key, '30 days');
  await forgetOldKeys(db);
  expect(await isKept(month.key)).toBe(false);
});

test('a member can ask what became of an attempt, once something has and as long as it is kept', async () => {
  const keyed = write({ kind: 'idea' });
  const found: unknown[] = [];
  const first = await answerOnce(db, keyed, async (tx) => {
    found.push(await findAttempt(db, keyed));
    return doing('asked for')(tx);
  });
  expect(found).toEqual([undefined]);
  expect(await findAttempt(db, keyed)).toEqual({ kind: 'idea', answer: first });
  expect(await findAttempt(db, { ...keyed, member: 'm-2' })).toBeUndefined();
  await age(keyed.key, '31 days');
  expect(await findAttempt(db, keyed)).toBeUndefined();
});

test('a write without a kind is no attempt', async () => {
  const keyed = write();
  await answerOnce(db, keyed, doing('no attempt'));
  expect(await findAttempt(db, keyed)).toBeUndefined();
});

test('the answers to a member are erased, and nobody else’s', async () => {
  const [gone, stays] = [write({ member: 'm-gone' }), write()];
  for (const keyed of [gone, stays]) await answerOnce(db, keyed, doing(`erased ${keyed.key}`));
  await forgetKeysOf(db, ['m-gone']);
  expect([await isKept(gone.key), await isKept(stays.key)]).toEqual([false, true]);
});
