import { type Queryable, raw, sql } from '@ideabox/postgres';
import { siteTimezone } from '../../domain/periods.ts';
import { midnight } from '../facts/bucket.ts';
import { type Asked, endOf, startOf } from './filter.ts';

/** The first and the last moment between the beginning and the end of a period at which one of Japan's days, or months, begins. */
type Whole = { first: Date; last: Date };

/** The moments when a period begins and ends, the whole days and months between them, and the months that they lie in. */
export type Span = { begins: Date; ends: Date; day: Whole; month: Whole; outer: { from: Date; to: Date } };

type Row = Record<
  'begins' | 'ends' | 'day' | 'last_day' | 'month' | 'last_month' | 'outer_from' | 'outer_to',
  Date
>;

const monthFrom = (time: string) =>
  raw(`date_trunc('month', ${time} AT TIME ZONE '${siteTimezone}' + interval '1 month' - interval '1 microsecond')
        AT TIME ZONE '${siteTimezone}'`);

export const readSpan = async (db: Queryable, { period, timezone }: Asked): Promise<Span> => {
  const row = await db.one<Row>(sql`
    SELECT begins, ends,
      date_bin('1 day', begins + interval '1 day' - interval '1 microsecond', ${raw(midnight)}) AS day,
      date_bin('1 day', ends, ${raw(midnight)}) AS last_day,
      ${monthFrom('begins')} AS month, date_trunc('month', ends, ${siteTimezone}) AS last_month,
      date_trunc('month', begins, ${siteTimezone}) AS outer_from, ${monthFrom('ends')} AS outer_to
    FROM (SELECT ${startOf(period.start, timezone)} AS begins, ${endOf(period.end, timezone)} AS ends) AS moments`);
  if (!row) throw new Error('a period has a beginning and an end');
  const { begins, ends } = row;
  return {
    begins,
    ends,
    day: { first: row.day, last: row.last_day },
    month: { first: row.month, last: row.last_month },
    outer: { from: row.outer_from, to: row.outer_to },
  };
};
