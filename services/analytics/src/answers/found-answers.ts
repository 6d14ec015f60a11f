import { type Queryable, sql } from '@ideabox/postgres';
import type { Dated } from './finders.ts';

type Row = { answer: unknown; found_at: Date; is_asked: boolean };

/** The answer that was found to a question, and since when it stands. That it was asked for is noted once after each finding. */
export const readFound = async (
  db: Queryable,
  question: string,
): Promise<{ value: unknown; at: Date } | undefined> => {
  const row = await db.one<Row>(sql`
    SELECT answer, found_at, coalesce(asked_at > found_at, false) AS is_asked
    FROM found_answers WHERE question = ${question} AND answer IS NOT NULL`);
  if (row && !row.is_asked)
    await db.run(sql`UPDATE found_answers SET asked_at = clock_timestamp() WHERE question = ${question}`);
  return row && { value: row.answer, at: row.found_at };
};

/** Keeps an answer for who asks next. */
export const keepFound = async (
  db: Queryable,
  question: string,
  { value, at, tookMs }: Dated<unknown>,
): Promise<void> => {
  await db.run(sql`
    INSERT INTO found_answers (question, answer, found_at, took_ms)
    VALUES (${question}, ${JSON.stringify(value)}::jsonb, ${at}, ${Math.round(tookMs)})
    ON CONFLICT (question) DO UPDATE
    SET answer = excluded.answer, found_at = excluded.found_at, took_ms = excluded.took_ms
    WHERE found_answers.found_at < excluded.found_at`);
};

/** Notes that somebody asks, and could not wait so long. */
export const wantFound = async (db: Queryable, question: string): Promise<void> => {
  await db.run(sql`
    INSERT INTO found_answers (question, found_at, took_ms, asked_at) VALUES (${question}, '-infinity', 0, now())
    ON CONFLICT (question) DO NOTHING`);
};

/** Forgets what is not offered and was not asked for within an hour, nor found. */
export const forgetFound = async (db: Queryable, offered: readonly string[]): Promise<void> => {
  await db.run(sql`
    DELETE FROM found_answers
    WHERE greatest(found_at, asked_at) < now() - interval '1 hour' AND question <> ALL(${offered}::text[])`);
};

/**
 * The question to find next, `except` for some: one of those that are offered, the first of them first, and was never answered; else the
 * oldest answer of ten minutes that was asked for since, or of a day, those that are offered first. None while the machine rests after the
 * last one, three times as long as that took.
 */
export const nextToFind = async (
  db: Queryable,
  offered: readonly string[],
  except: readonly string[],
): Promise<string | undefined> => {
  const row = await db.one<{ question: string }>(sql`
    SELECT question
    FROM unnest(${offered}::text[]) WITH ORDINALITY AS offered (question, place) FULL JOIN found_answers USING (question)
    WHERE (found_at IS NULL OR found_at < now() - interval '10 minutes' AND asked_at > found_at
        OR place IS NOT NULL AND found_at < now() - interval '1 day')
      AND question <> ALL(${except}::text[])
      AND NOT EXISTS (SELECT FROM found_answers WHERE found_at + took_ms * interval '4 ms' > now())
    ORDER BY found_at IS NOT NULL, place IS NULL, found_at, place LIMIT 1`);
  return row?.question;
};
