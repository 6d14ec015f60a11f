import { type Database, type Sql, sql } from '@ideabox/postgres';
import type { SupportChanged__Output as SupportChanged } from '@ideabox/protos/ideas/v1/SupportChanged';
import { rfc3339 } from '../rfc3339.ts';

const batchSize = 500;

/** Supports as the messages that tell of them; `where` is on `supports s`. */
export const supportMessages = (where: Sql): Sql => sql`
  SELECT s.idea_id, s.member_id, s.member_role, s.supported, ${rfc3339(sql`s.date_entered`)} AS date_entered,
    i.category_id, s.revision
  FROM supports s JOIN ideas i ON i.id = s.idea_id WHERE ${where}`;

/** Every support as it is now, withdrawn ones included, in batches. */
export async function* replaySupports(db: Database): AsyncGenerator<{ supports: SupportChanged[] }> {
  for (let [idea, member] = [0, '']; ; ) {
    const supports = await db.rows<SupportChanged>(sql`
      ${supportMessages(sql`(s.idea_id, s.member_id) > (${idea}, ${member})`)} ORDER BY s.idea_id, s.member_id LIMIT ${batchSize}`);
    if (supports.length > 0) yield { supports };
    const last = supports.at(-1);
    if (!last || supports.length < batchSize) return;
    [idea, member] = [last.idea_id, last.member_id];
  }
}
