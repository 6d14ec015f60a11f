import { type Queryable, sql } from '@ideabox/postgres';
import { isExact } from '../../domain/disclosure.ts';
import { countHours } from './count-days.ts';
import type { Asked } from './filter.ts';
import { daysInFives } from './fives.ts';

/** An hour of the week, by the clock of a timezone; Monday is 1. */
export type Hour = { weekday: number; hour: number; count: number };

/**
 * The counts of a metric in every hour of the week, 0 where there are none. Those who are told fives are told those of each
 * hour of the week by itself.
 */
export const readHours = async (
  db: Queryable,
  metric: string,
  asked: Asked,
  closed: readonly number[],
): Promise<Hour[]> => {
  const counted = await countHours(db, metric, asked, closed);
  const told = isExact(metric, asked.reader) ? counted : daysInFives(counted, ['weekday', 'hour']);
  return db.rows<Hour>(sql`
    WITH told AS (
      SELECT weekday, hour, sum(count)::bigint AS count FROM (${told}) AS days
      WHERE day BETWEEN ${asked.period.start}::date AND ${asked.period.end}::date GROUP BY 1, 2
    )
    SELECT weekday, hour, coalesce(count, 0) AS count
    FROM generate_series(1, 7) AS weekday CROSS JOIN generate_series(0, 23) AS hour
    LEFT JOIN told USING (weekday, hour) ORDER BY weekday, hour`);
};
