import { publish } from '@ideabox/events';
import { type Queryable, sql } from '@ideabox/postgres';
import type { AnswerChanged__Output as AnswerChanged } from '@ideabox/protos/ideas/v1/AnswerChanged';
import type { ImportedAnswer__Output as ImportedAnswer } from '@ideabox/protos/ideas/v1/ImportedAnswer';
import { standingAnswers } from './answers.ts';

const perEvent = 100;

const tell = async (tx: Queryable, ids: number[]): Promise<void> => {
  const answers = await tx.rows<AnswerChanged>(standingAnswers(sql`a.idea_id = ANY(${ids})`));
  for (let start = 0; start < answers.length; start += perEvent)
    await publish(tx, 'ideas.v1.AnswersImported', { answers: answers.slice(start, start + perEvent) });
};

/**
 * Adds the answers of ideas that have none, each idea's in the order of their dates, with the facts, which tell no member.
 * @returns how many were added.
 */
export const insertAnswers = async (tx: Queryable, answers: ImportedAnswer[]): Promise<number> => {
  const inserted = await tx.rows<{ idea_id: number }>(sql`
    INSERT INTO answers (idea_id, revision, contents, status, organisation, due_on, writer_id, date_entered)
    SELECT g.idea_id, row_number() OVER (PARTITION BY g.idea_id ORDER BY g.date_entered), g.contents, g.status,
      nullif(g.organisation, ''), nullif(g.due_on, '')::date, g.member_id, g.date_entered
    FROM jsonb_to_recordset(${JSON.stringify(answers)}::jsonb) AS g(idea_id bigint, contents text, status text,
      organisation text, due_on text, member_id text, date_entered timestamptz)
    WHERE NOT EXISTS (SELECT FROM answers a WHERE a.idea_id = g.idea_id)
    ORDER BY g.idea_id, g.date_entered
    ON CONFLICT DO NOTHING RETURNING idea_id`);
  await tell(tx, [...new Set(inserted.map(({ idea_id }) => idea_id))]);
  return inserted.length;
};
