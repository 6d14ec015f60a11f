import { type Database, sql } from '@ideabox/postgres';

const batchSize = 500;

/** Who wrote what is still there on an idea, each once, in batches. */
export async function* commentersOf(db: Database, ideaId: number): AsyncGenerator<{ member_ids: string[] }> {
  for (let last = ''; ; ) {
    const rows = await db.rows<{ author_id: string }>(sql`
      SELECT DISTINCT author_id FROM comments
      WHERE idea_id = ${ideaId} AND removed_at IS NULL AND author_id > ${last} ORDER BY author_id LIMIT ${batchSize}`);
    const member_ids = rows.map((row) => row.author_id);
    if (member_ids.length > 0) yield { member_ids };
    if (member_ids.length < batchSize) return;
    last = member_ids.at(-1) ?? last;
  }
}
