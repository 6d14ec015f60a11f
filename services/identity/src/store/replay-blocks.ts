import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { Block } from './block-facts.ts';

const batchSize = 500;

/** Blocks as others are told of them; `where` is on `blocks`. */
export const blockRows = (where: Sql): Sql =>
  sql`SELECT member_id, blocked_id, blocked, revision FROM blocks WHERE ${where}`;

/** Every block, also those that were lifted, in batches by its key. */
export async function* replayBlocks(db: Queryable): AsyncGenerator<Block[]> {
  for (let last: Pick<Block, 'member_id' | 'blocked_id'> = { member_id: '', blocked_id: '' }; ; ) {
    const batch = await db.rows<Block>(sql`
      ${blockRows(sql`(member_id, blocked_id) > (${last.member_id}, ${last.blocked_id})`)}
      ORDER BY member_id, blocked_id LIMIT ${batchSize}`);
    if (batch.length > 0) yield batch;
    if (batch.length < batchSize) return;
    last = batch[batch.length - 1] as Block;
  }
}
