import { type Queryable, sql } from '@ideabox/postgres';
import { publishedColumns } from './columns.ts';
import type { PublishedMember } from './member-facts.ts';

const batchSize = 500;

/** Every member, in batches by id. */
export async function* replayMembers(db: Queryable): AsyncGenerator<PublishedMember[]> {
  for (let last = ''; ; ) {
    const batch = await db.rows<PublishedMember>(sql`
      SELECT ${publishedColumns} FROM members WHERE id > ${last} ORDER BY id LIMIT ${batchSize}`);
    if (batch.length > 0) yield batch;
    if (batch.length < batchSize) return;
    last = (batch[batch.length - 1] as PublishedMember).id;
  }
}
