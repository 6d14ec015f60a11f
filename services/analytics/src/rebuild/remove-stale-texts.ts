import { type Database, raw, sql } from '@ideabox/postgres';
import { movement, returning } from '../store/facts/movement.ts';
import { textTerms } from '../terms/text-terms.ts';

const orphaned = (kind: string, table: string) => `
  SELECT kind, id FROM text_terms AS t WHERE kind = '${kind}' AND NOT EXISTS (SELECT FROM ${table} AS f WHERE f.id = t.id)`;

/** Takes out the words of ideas and comments that there are no longer. @returns how many texts. */
export const removeStaleTexts = (db: Database): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.run(sql`SET LOCAL statement_timeout = 0`);
    const removed = await tx.one<{ n: number }>(sql`
      WITH stale AS (
        SELECT t.kind, t.id FROM text_terms AS t JOIN (
          ${raw(orphaned('idea', 'idea_facts'))} UNION ALL ${raw(orphaned('comment', 'comment_facts'))}
        ) AS orphans USING (kind, id) ORDER BY t.kind, t.id FOR UPDATE OF t
      ), moved AS (
        DELETE FROM text_terms AS t USING stale WHERE t.kind = stale.kind AND t.id = stale.id
        RETURNING ${raw(returning(textTerms.metrics))}
      ) ${raw(movement([{ moved: 'moved', metrics: textTerms.metrics ?? [] }]))}`);
    return removed?.n ?? 0;
  });
