import { cp, mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { eventMigrations } from '@ideabox/events';
import { createDatabase, migrate, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { createTestDatabase } from '@ideabox/testing';
import { iconAddress } from '../src/domain/icon-address.ts';
import { identity } from '../src/service.ts';

const log = createLogger('migrations', 'silent');
const before = [
  '0001_members.sql',
  '0002_blocks-that-tell.sql',
  '0003_icons-and-audit.sql',
  '0004_names-in-order.sql',
  '0005_mail-address.sql',
];
const known = '11111111-1111-4111-8111-111111111111';

test('blocks that there were have ids and are told once more; the picture of who hides is elsewhere', async () => {
  const database = await createTestDatabase();
  const folder = await mkdtemp(join(tmpdir(), 'migrations-'));
  const db = createDatabase({ url: database.url, log });
  try {
    for (const name of before) await cp(join(identity.migrations, name), join(folder, name));
    await migrate(database.url, [eventMigrations, { name: 'identity', dir: folder }], log);
    for (const [id, hides] of [
      ['a=1', true],
      ['b', false],
      ['c', false],
    ] as const) {
      await db.run(sql`
        INSERT INTO members (id, portal_name, roles, name_text, name_grams, hidden_contributor, icon_src, icon_active)
        VALUES (${id}, ${id}, '{general}', '', '{}', ${hides}, ${iconAddress(id, known)}, true)`);
      await db.run(sql`
        INSERT INTO icons (member_id, version, content_type, image) VALUES (${id}, ${known}, 'image/webp', 'x')`);
    }
    await db.run(sql`
      INSERT INTO blocks (member_id, blocked_id, blocked, revision) VALUES ('b', 'c', true, 3), ('b', 'a=1', false, 2)`);
    await migrate(database.url, [{ name: 'identity', dir: identity.migrations }], log);

    const told = await db.rows<{ name: string; payload: object }>(
      sql`SELECT name, payload FROM outbox ORDER BY position`,
    );
    expect(told).toEqual([
      {
        name: 'identity.v1.BlockChanged',
        payload: { member_id: 'b', blocked_id: 'a=1', blocked: false, revision: 2 },
      },
      {
        name: 'identity.v1.BlockChanged',
        payload: { member_id: 'b', blocked_id: 'c', blocked: true, revision: 3 },
      },
    ]);
    const ids = await db.rows<{ block_id: string; named: boolean }>(sql`SELECT block_id, named FROM blocks`);
    expect(new Set(ids.map((row) => row.block_id)).size).toBe(2);
    expect(ids.map((row) => row.named)).toEqual([true, true]);
    const icons = await db.rows<{ id: string; icon_src: string; version: string }>(sql`
      SELECT m.id, m.icon_src, i.version FROM members m JOIN icons i ON i.member_id = m.id ORDER BY m.id`);
    for (const { id, icon_src, version } of icons) expect(icon_src).toBe(iconAddress(id, version));
    expect(icons.map(({ version }) => version === known)).toEqual([false, true, true]);
  } finally {
    await db.close();
    await database.drop();
    await rm(folder, { recursive: true });
  }
});
