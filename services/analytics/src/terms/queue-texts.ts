import { type Queryable, sql } from '@ideabox/postgres';
import type { Text } from './text.ts';

/** Leaves texts for their words to be found later. `replayed` where their source told of them for a rebuild. */
export const queueTexts = async (db: Queryable, texts: Text[], { replayed = false } = {}): Promise<void> => {
  if (texts.length === 0) return;
  await db.run(sql`
    INSERT INTO text_queue AS q
      (kind, id, text, tags, category_id, role, removed, date_entered, revision, replayed)
    SELECT DISTINCT ON (kind, id) kind, id, text, tags, category_id, role, removed, date_entered, revision, ${replayed}
    FROM json_to_recordset(${JSON.stringify(texts)}::json) AS given (kind text, id bigint, text text, tags text[],
      category_id bigint, role text, removed boolean, date_entered timestamptz, revision bigint)
    ORDER BY kind, id, revision DESC
    ON CONFLICT (kind, id) DO UPDATE SET text = excluded.text, tags = excluded.tags,
      category_id = excluded.category_id, role = excluded.role, removed = excluded.removed,
      date_entered = excluded.date_entered, revision = excluded.revision, replayed = excluded.replayed
    WHERE excluded.revision > q.revision OR (excluded.replayed AND excluded.revision = q.revision)`);
};
