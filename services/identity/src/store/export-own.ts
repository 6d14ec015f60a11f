import { type Queryable, sql } from '@ideabox/postgres';
import type { Batch } from '../export/holders.ts';

const batchSize = 500;

/** What changed, as it was told, if it is JSON. */
const changes = sql`CASE WHEN pg_input_is_valid(changes, 'json') THEN changes::json END`;

/** Whom a member blocks or has blocked; who blocks them is the others' own. */
async function* blocks(db: Queryable, id: string): AsyncGenerator<Batch> {
  for (let last = ''; ; ) {
    const rows = await db.rows<{ blocked_id: string; row: string }>(sql`
      SELECT blocked_id, json_build_object('id', blocked_id, 'blocked', blocked, 'date_entered', date_entered)::text AS row
      FROM blocks WHERE member_id = ${id} AND blocked_id > ${last} ORDER BY blocked_id LIMIT ${batchSize}`);
    yield { section: 'blocks', rows: rows.map(({ row }) => row) };
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.blocked_id ?? last;
  }
}

type Act = { id: number; row: string };

/** What a member did as an operator. */
async function* acts(db: Queryable, id: string): AsyncGenerator<Batch> {
  for (let last = 0; ; ) {
    const rows = await db.rows<Act>(sql`
      SELECT id, json_build_object('action', action, 'entity', entity, 'entity_id', entity_id, 'reason', reason,
        'changes', ${changes}, 'date_entered', date_entered)::text AS row
      FROM audit WHERE actor_id = ${id} AND id > ${last} ORDER BY id LIMIT ${batchSize}`);
    yield { section: 'acts', rows: rows.map(({ row }) => row) };
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** What was done to a member, without who did it. */
async function* measures(db: Queryable, id: string): AsyncGenerator<Batch> {
  for (let last = 0; ; ) {
    const rows = await db.rows<Act>(sql`
      SELECT id, json_build_object('action', action, 'reason', reason, 'changes', ${changes},
        'date_entered', date_entered)::text AS row
      FROM audit WHERE entity_id = ${id} AND entity = 'member' AND id > ${last} ORDER BY id LIMIT ${batchSize}`);
    yield { section: 'measures', rows: rows.map(({ row }) => row) };
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.id ?? last;
  }
}

/** What is held here about a member besides the profile and the picture. */
export async function* exportOwn(db: Queryable, id: string): AsyncGenerator<Batch> {
  yield* blocks(db, id);
  yield* acts(db, id);
  yield* measures(db, id);
}

export type HeldIcon = { content_type: string; date_entered: string; image: string };

/** A member's picture, in Base64. */
export const exportIcon = (db: Queryable, id: string): Promise<HeldIcon | undefined> =>
  db.one<HeldIcon>(sql`
    SELECT content_type, date_entered, encode(image, 'base64') AS image FROM icons WHERE member_id = ${id}`);
