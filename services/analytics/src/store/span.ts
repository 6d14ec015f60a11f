import { type Queryable, raw, sql } from '@ideabox/postgres';
import { midnight } from './bucket.ts';
import { type Asked, endOf, startOf } from './filter.ts';

/** The moments when a period begins and ends, and the first and last midnight in Japan between them. */
export type Span = { begins: Date; first: Date; last: Date; ends: Date };

export const readSpan = async (db: Queryable, { period, timezone }: Asked): Promise<Span> => {
  const span = await db.one<Span>(sql`
    SELECT begins, ends, date_bin('1 day', ends, ${raw(midnight)}) AS last,
      date_bin('1 day', begins + interval '1 day' - interval '1 microsecond', ${raw(midnight)}) AS first
    FROM (SELECT ${startOf(period.start, timezone)} AS begins, ${endOf(period.end, timezone)} AS ends) AS moments`);
  if (!span) throw new Error('a period has a beginning and an end');
  return span;
};
