import { type Queryable, raw, type Sql, sql } from '@ideabox/postgres';
import { isExact } from '../../domain/disclosure.ts';
import type { PeriodType } from '../../domain/periods.ts';
import { countDays } from './count-days.ts';
import type { Asked } from './filter.ts';
import { daysInFives } from './fives.ts';

export type Point = { period_start: string; period_end: string; count: number };

export type AskedSeries = Asked & { type: PeriodType };

const units: Record<PeriodType, { unit: string; step: string }> = {
  date: { unit: 'day', step: '1 day' },
  week: { unit: 'week', step: '1 week' },
  month: { unit: 'month', step: '1 month' },
  quarter: { unit: 'quarter', step: '3 months' },
};

/**
 * What `value` makes of the days in every date, week, month or quarter of a period, 0 where there are none. The first
 * and the last are cut where the period begins and ends, so that the counts add up to the whole.
 */
export const readPoints = (
  db: Queryable,
  { days, value }: { days: Sql; value: Sql },
  asked: AskedSeries,
): Promise<Point[]> => {
  const { unit, step } = units[asked.type];
  const start = sql`${asked.period.start}::date`;
  const end = sql`${asked.period.end}::date`;
  return db.rows<Point>(sql`
    WITH sums AS (
      SELECT date_trunc(${unit}, day::timestamp) AS begins, ${value} AS count FROM (${days}) AS days
      WHERE day BETWEEN ${start} AND ${end} GROUP BY 1
    )
    SELECT greatest(begins::date, ${start})::text AS period_start,
      least((begins + ${raw(`interval '${step}'`)})::date - 1, ${end})::text AS period_end,
      coalesce(sums.count, 0)::bigint AS count
    FROM generate_series(date_trunc(${unit}, ${start}::timestamp), ${end}::timestamp, ${raw(`interval '${step}'`)})
      AS begins
    LEFT JOIN sums USING (begins) ORDER BY begins`);
};

/** SQL for the days of a metric (day, count) as their reader is told them. */
const toldDays = async (db: Queryable, metric: string, asked: Asked): Promise<Sql> => {
  const counted = await countDays(db, metric, asked);
  return isExact(metric, asked.reader) ? counted : daysInFives(counted);
};

/** The counts of a metric over time, as its reader is told them. */
export const readSeries = async (db: Queryable, metric: string, asked: AskedSeries): Promise<Point[]> =>
  readPoints(db, { days: await toldDays(db, metric, asked), value: sql`sum(count)` }, asked);

/** What the counts of a metric in a period add up to. */
export const readTotal = async (db: Queryable, metric: string, asked: Asked): Promise<number> => {
  const row = await db.one<{ count: number }>(sql`
    SELECT coalesce(sum(count), 0)::bigint AS count FROM (${await toldDays(db, metric, asked)}) AS days
    WHERE day BETWEEN ${asked.period.start}::date AND ${asked.period.end}::date`);
  return row?.count ?? 0;
};
