import { publish } from '@ideabox/events';
import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { AnswerStatus, AnswerText } from '../../domain/answer.ts';
import type { MemberRow } from '../members/member-row.ts';
import { rfc3339 } from '../rfc3339.ts';
import type { LockedIdea } from './standing-idea.ts';

/** An official answer; every one that was given is kept, and the last one stands. */
export type Answer = AnswerText & {
  date_entered: Date;
  revision: number;
  writer_id: string;
  writer: MemberRow | null;
  /** Each status that differs from the one before, with the time (RFC 3339) from which it stood. */
  history: { status: AnswerStatus; date_entered: string }[];
};

export const answerTo = (db: Queryable, idea: number): Promise<Answer | undefined> =>
  db.one<Answer>(sql`
    SELECT a.contents, a.status, a.organisation, a.outcome_url, a.due_on::text, a.date_entered, a.revision, a.writer_id,
      CASE WHEN m.id IS NOT NULL THEN to_jsonb(m) END AS writer,
      (SELECT jsonb_agg(jsonb_build_object('status', h.status, 'date_entered', h.date_entered) ORDER BY h.revision)
        FROM (SELECT status, date_entered, revision, lag(status) OVER (ORDER BY revision) AS before
          FROM answers WHERE idea_id = a.idea_id) h
        WHERE h.before IS DISTINCT FROM h.status) AS history
    FROM answers a LEFT JOIN members m ON m.id = a.writer_id
    WHERE a.idea_id = ${idea} ORDER BY a.revision DESC LIMIT 1`);

/** The answers that stand, as the messages that tell of them; `where` is on `answers a`. */
export const standingAnswers = (where: Sql): Sql => sql`
  SELECT DISTINCT ON (a.idea_id) a.idea_id, a.contents, a.status, a.writer_id AS actor_id,
    ${rfc3339(sql`a.date_entered`)} AS date_entered, a.revision
  FROM answers a WHERE ${where} ORDER BY a.idea_id, a.revision DESC`;

/** Answers a locked idea, or changes the answer, with the fact. */
export const writeAnswer = async (
  tx: Queryable,
  { id }: LockedIdea,
  { contents, status, organisation, outcome_url, due_on }: AnswerText,
  writer: string,
): Promise<void> => {
  const row = await tx.one<{ revision: number; date_entered: Date }>(sql`
    INSERT INTO answers (idea_id, revision, contents, status, organisation, outcome_url, due_on, writer_id)
    SELECT ${id}, COALESCE(max(revision), 0) + 1, ${contents}, ${status}, ${organisation}, ${outcome_url}, ${due_on}, ${writer}
    FROM answers WHERE idea_id = ${id}
    RETURNING revision, date_entered`);
  const { revision, date_entered } = row as NonNullable<typeof row>;
  await publish(tx, 'ideas.v1.AnswerChanged', {
    idea_id: id,
    contents,
    status,
    actor_id: writer,
    date_entered: date_entered.toISOString(),
    revision,
  });
};
