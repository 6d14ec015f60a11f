import { type Queryable, raw, sql } from '@ideabox/postgres';
import type { PeriodType } from '../domain/periods.ts';
import { type Asked, matches } from './filter.ts';

export type Point = { period_start: string; period_end: string; count: number };

const units: Record<PeriodType, { unit: string; step: string }> = {
  date: { unit: 'day', step: '1 day' },
  week: { unit: 'week', step: '1 week' },
  month: { unit: 'month', step: '1 month' },
  quarter: { unit: 'quarter', step: '3 months' },
};

/**
 * The counts of a metric in every date, week, month or quarter of a period, 0 where there is nothing. The first and the
 * last are cut where the period begins and ends, so that the counts add up to the whole.
 */
export const readSeries = (
  db: Queryable,
  metric: string,
  asked: Asked & { type: PeriodType },
): Promise<Point[]> => {
  const { period, timezone, filter } = asked;
  const { unit, step } = units[asked.type];
  const start = sql`${period.start}::date`;
  const end = sql`${period.end}::date`;
  // A day of margin on either side stands for any timezone; the dates themselves decide.
  return db.rows<Point>(sql`
    WITH buckets AS (
      SELECT bucket, sum(count) AS count FROM rollups
      WHERE metric = ${metric} AND ${matches(filter)}
        AND bucket >= ${start} - interval '2 days' AND bucket < ${end} + interval '3 days'
      GROUP BY bucket
    ), days AS (
      SELECT (bucket AT TIME ZONE ${timezone})::date AS day, sum(count) AS count FROM buckets GROUP BY 1
    ), sums AS (
      SELECT date_trunc(${unit}, day::timestamp) AS begins, sum(count) AS count FROM days
      WHERE day BETWEEN ${start} AND ${end} GROUP BY 1
    )
    SELECT greatest(begins::date, ${start})::text AS period_start,
      least((begins + ${raw(`interval '${step}'`)})::date - 1, ${end})::text AS period_end,
      coalesce(sums.count, 0)::bigint AS count
    FROM generate_series(date_trunc(${unit}, ${start}::timestamp), ${end}::timestamp, ${raw(`interval '${step}'`)})
      AS begins
    LEFT JOIN sums USING (begins) ORDER BY begins`);
};
