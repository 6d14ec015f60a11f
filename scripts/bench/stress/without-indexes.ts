import type pg from 'pg';

/**
 * Empties tables and fills them without their indexes, foreign keys and triggers, all of which are as before afterwards:
 * building an index over rows that are there takes a fraction of keeping it up to date. In one transaction, which Postgres
 * need not log where its `wal_level` is minimal.
 */
export async function withoutIndexes(
  client: pg.Client,
  tables: string[],
  fill: () => Promise<void>,
): Promise<void> {
  const { rows } = await client.query<{ name: string; definition: string }>(
    `SELECT i.indexrelid::regclass::text AS name, pg_get_indexdef(i.indexrelid) AS definition FROM pg_index i
     WHERE i.indrelid = ANY($1::regclass[]) AND NOT EXISTS (SELECT FROM pg_constraint c WHERE c.conindid = i.indexrelid)`,
    [tables],
  );
  await client.query('BEGIN');
  await client.query("SET LOCAL session_replication_role = replica; SET LOCAL maintenance_work_mem = '1GB'");
  await client.query(`TRUNCATE ${tables.join(', ')} CASCADE`);
  for (const { name } of rows) await client.query(`DROP INDEX ${name}`);
  await fill();
  for (const { definition } of rows) await client.query(definition);
  await client.query('COMMIT');
}
