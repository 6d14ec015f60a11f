import { type Database, join, type Sql, sql } from '@ideabox/postgres';

const batchSize = 500;

/** Everyone whom news about an idea concerns, by how; each in the order of an index on the idea and the member. */
const ways = (idea: number): Sql[] => [
  sql`SELECT author_id AS member_id FROM ideas WHERE id = ${idea}`,
  sql`SELECT member_id FROM votes WHERE idea_id = ${idea} AND type IS NOT NULL`,
  sql`SELECT member_id FROM supports WHERE idea_id = ${idea} AND supported`,
  sql`SELECT member_id FROM favorites WHERE idea_id = ${idea}`,
];

/** An idea's author, its voters, its supporters and those whose favourite it is, each once, in batches. */
export async function* followersOf(db: Database, idea: number): AsyncGenerator<{ member_ids: string[] }> {
  for (let last = ''; ; ) {
    const firstOf = (way: Sql) => sql`(
      SELECT member_id FROM (${way}) AS way WHERE member_id > ${last} ORDER BY member_id LIMIT ${batchSize})`;
    const rows = await db.rows<{ member_id: string }>(sql`
      SELECT member_id FROM (${join(ways(idea).map(firstOf), ' UNION ')}) AS followers
      ORDER BY member_id LIMIT ${batchSize}`);
    if (rows.length > 0) yield { member_ids: rows.map((row) => row.member_id) };
    if (rows.length < batchSize) return;
    last = rows.at(-1)?.member_id ?? last;
  }
}
