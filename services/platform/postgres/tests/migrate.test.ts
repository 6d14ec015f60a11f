import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { type AddressInfo, connect, createServer } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createDatabase, migrate, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { createTestDatabase } from '@ideabox/testing';

const log = createLogger('test', 'silent');

test('a database that takes a connection and says nothing, as where its proxy waits for it, is asked again', async () => {
  const database = await createTestDatabase();
  const place = new URL(database.url);
  let taken = 0;
  const proxy = createServer((caller) => {
    taken += 1;
    if (taken > 1) caller.pipe(connect(Number(place.port), place.hostname)).pipe(caller);
  });
  await new Promise<void>((resolve) => proxy.listen(0, '127.0.0.1', resolve));
  const dir = await mkdtemp(join(tmpdir(), 'migrations-'));
  await writeFile(join(dir, '0001_things.sql'), '-- Up Migration\n\nCREATE TABLE things (id integer);\n');
  const url = Object.assign(new URL(database.url), {
    host: `127.0.0.1:${(proxy.address() as AddressInfo).port}`,
  });
  await migrate(url.href, [{ name: 'test', dir }], log);
  expect(taken).toBeGreaterThan(1);
  const db = createDatabase({ url: database.url, log });
  expect(await db.rows(sql`SELECT * FROM things`)).toEqual([]);
  await db.close();
  proxy.close();
  await rm(dir, { recursive: true });
  await database.drop();
});

const table = '-- Up Migration\n\nCREATE TABLE things (id integer);\n';
const full = `-- Up Migration\n\nDO $$ BEGIN RAISE EXCEPTION 'no space left on device' USING ERRCODE = '53100'; END $$;\n`;

test.each([
  [
    'is wrong',
    '-- Up Migration\n\nALTER TABLE nothing ADD COLUMN name text;\n',
    'relation "nothing" does not exist',
  ],
  ['finds the disk full', full, 'no space left on device'],
])('of migrations whose last one %s nothing stays, and that is said', async (_, last, words) => {
  const database = await createTestDatabase();
  const dir = await mkdtemp(join(tmpdir(), 'migrations-'));
  await writeFile(join(dir, '0001_things.sql'), table);
  await writeFile(join(dir, '0002_more.sql'), last);
  const failed = migrate(database.url, [{ name: 'test', dir }], log);
  await expect(failed).rejects.toThrow(`the migrations of test failed: ${words}`);
  const db = createDatabase({ url: database.url, log });
  expect(await db.one(sql`SELECT to_regclass('things') AS things`)).toEqual({ things: null });
  await db.close();
  await rm(dir, { recursive: true });
  await database.drop();
});
