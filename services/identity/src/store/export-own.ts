import { type Queryable, sql } from '@ideabox/postgres';
import type { Batch } from '../export/holders.ts';

const batchSize = 500;

/** What changed, as it was told, if it is JSON. */
const changes = sql`CASE WHEN pg_input_is_valid(changes, 'json') THEN changes::json END`;

/** Who a member `m` is, where the reader is told. */
const idFor = (toOperator: boolean) =>
  sql`CASE WHEN ${toOperator} OR m.status <> 'withdrawn' AND NOT m.hidden_contributor THEN m.id END`;

/**
 * Whom a member blocks or has blocked, in the order of what tells nothing of them; who blocks the member is the others' own.
 */
async function* blocks(db: Queryable, id: string, toOperator: boolean): AsyncGenerator<Batch> {
  for (let last = '00000000-0000-0000-0000-000000000000'; ; ) {
    const rows = await db.rows<{ block_id: string; row: string }>(sql`
      SELECT b.block_id, json_build_object('block_id', b.block_id, 'id', ${idFor(toOperator)}, 'blocked', b.blocked,
        'date_entered', b.date_entered)::text AS row
      FROM blocks b JOIN members m ON m.id = b.blocked_id
      WHERE b.member_id = ${id} AND b.block_id > ${last} ORDER BY b.block_id LIMIT ${batchSize}`);
    yield { section: 'blocks', rows: rows.map(({ row }) => row) };
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.block_id ?? last;
  }
}

type Act = { id: number; row: string };

/** What a member did as an operator; who they did it to is told as it would be now. */
async function* acts(db: Queryable, id: string, toOperator: boolean): AsyncGenerator<Batch> {
  for (let last = 0; ; ) {
    const rows = await db.rows<Act>(sql`
      SELECT a.id, json_build_object('action', a.action, 'entity', a.entity,
        'entity_id', CASE WHEN m.id IS NULL THEN a.entity_id ELSE ${idFor(toOperator)} END, 'reason', a.reason,
        'changes', ${changes}, 'date_entered', a.date_entered)::text AS row
      FROM audit a LEFT JOIN members m ON a.entity = 'member' AND m.id = a.entity_id AND m.id <> a.actor_id
      WHERE a.actor_id = ${id} AND a.id > ${last} ORDER BY a.id LIMIT ${batchSize}`);
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
export async function* exportOwn(db: Queryable, id: string, toOperator: boolean): AsyncGenerator<Batch> {
  yield* blocks(db, id, toOperator);
  yield* acts(db, id, toOperator);
  yield* measures(db, id);
}

export type HeldIcon = { content_type: string; date_entered: string; image: string };

/** A member's picture, in Base64. */
export const exportIcon = (db: Queryable, id: string): Promise<HeldIcon | undefined> =>
  db.one<HeldIcon>(sql`
    SELECT content_type, date_entered, encode(image, 'base64') AS image FROM icons WHERE member_id = ${id}`);
