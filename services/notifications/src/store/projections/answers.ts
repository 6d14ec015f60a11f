import { latest } from '@ideabox/events';
import { type Queryable, sql } from '@ideabox/postgres';
import type { AnswerChanged__Output as AnswerChanged } from '@ideabox/protos/ideas/v1/AnswerChanged';

/** Takes how answers stand; the highest revision stays. @returns those whose status is another than before. */
export const applyAnswers = async (tx: Queryable, answers: AnswerChanged[]): Promise<AnswerChanged[]> => {
  const rows = latest(answers, (answer) => answer.idea_id);
  const changed = await tx.rows<{ idea_id: number }>(sql`
    WITH applied AS (
      INSERT INTO answers AS a (idea_id, status, contents, revision)
      SELECT idea_id, status, contents, revision
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g(
        idea_id bigint, status text, contents text, revision bigint)
      ON CONFLICT (idea_id) DO UPDATE SET status = excluded.status, contents = excluded.contents, revision = excluded.revision
      WHERE a.revision < excluded.revision
      RETURNING new.idea_id, new.status, old.status AS status_before
    )
    SELECT idea_id FROM applied WHERE status IS DISTINCT FROM status_before`);
  const ids = new Set(changed.map((row) => row.idea_id));
  return rows.filter((row) => ids.has(row.idea_id));
};

/** What the official answers to these ideas say, in Markdown; of some only that there is one is known. */
export const findAnswers = async (db: Queryable, ideaIds: number[]): Promise<Map<number, string>> => {
  const rows = await db.rows<{ idea_id: number; contents: string }>(sql`
    SELECT idea_id, contents FROM answers WHERE idea_id = ANY(${ideaIds}::bigint[]) AND contents <> ''`);
  return new Map(rows.map((row) => [row.idea_id, row.contents]));
};
