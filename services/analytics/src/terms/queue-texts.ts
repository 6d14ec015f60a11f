import { type Queryable, sql } from '@ideabox/postgres';
import type { Text } from './text.ts';

const columns = sql`kind text, id bigint, text text, tags text[], category_id bigint, role text, removed boolean,
  date_entered timestamptz, revision bigint`;

/**
 * Leaves texts for their words to be found later; what is newer than what was quoted so far is quoted no more from here
 * on. `replayed` where their source told of them for a rebuild.
 */
export const queueTexts = async (db: Queryable, texts: Text[], { replayed = false } = {}): Promise<void> => {
  if (texts.length === 0) return;
  const given = sql`json_to_recordset(${JSON.stringify(texts)}::json) AS given (${columns})`;
  await db.run(sql`
    INSERT INTO text_queue AS q
      (kind, id, text, tags, category_id, role, removed, date_entered, revision, replayed)
    SELECT DISTINCT ON (kind, id) kind, id, text, tags, category_id, role, removed, date_entered, revision, ${replayed}
    FROM ${given} ORDER BY kind, id, revision DESC
    ON CONFLICT (kind, id) DO UPDATE SET text = excluded.text, tags = excluded.tags,
      category_id = excluded.category_id, role = excluded.role, removed = excluded.removed,
      date_entered = excluded.date_entered, revision = excluded.revision, replayed = excluded.replayed
    WHERE excluded.revision > q.revision OR (excluded.replayed AND excluded.revision = q.revision)`);
  // In this order, and by their keys, as who finds words locks them.
  await db.run(sql`
    WITH outdated AS (
      SELECT t.kind, t.id FROM ${given} JOIN text_terms AS t ON t.kind = given.kind AND t.id = given.id
      WHERE t.sentences <> '{}' AND given.revision > t.revision ORDER BY t.kind, t.id FOR UPDATE OF t
    ) UPDATE text_terms AS t SET sentences = '{}' FROM outdated WHERE outdated.kind = t.kind AND outdated.id = t.id`);
};
