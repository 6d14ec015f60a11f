import { type Queryable, sql } from '@ideabox/postgres';
import type { ImportedAnswer__Output as ImportedAnswer } from '@ideabox/protos/ideas/v1/ImportedAnswer';

/** Adds the answers of ideas that have none, each idea's in the order of their dates; nobody is told. @returns how many were added. */
export const insertAnswers = (db: Queryable, answers: ImportedAnswer[]): Promise<number> =>
  db.run(sql`
    INSERT INTO answers (idea_id, revision, contents, status, organisation, due_on, writer_id, date_entered)
    SELECT g.idea_id, row_number() OVER (PARTITION BY g.idea_id ORDER BY g.date_entered), g.contents, g.status,
      nullif(g.organisation, ''), nullif(g.due_on, '')::date, g.member_id, g.date_entered
    FROM jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) AS g(idea_id bigint, contents text, status text,
      organisation text, due_on text, member_id text, date_entered timestamptz)
    WHERE NOT EXISTS (SELECT FROM answers a WHERE a.idea_id = g.idea_id)
    ORDER BY g.idea_id, g.date_entered
    ON CONFLICT DO NOTHING`);
