import { type Queryable, raw, type Sql, sql } from '@ideabox/postgres';
import { audiences } from '../domain/audience.ts';
import { isExact } from '../domain/disclosure.ts';
import type { PeriodType } from '../domain/periods.ts';
import { allCategories, allRoles } from './add-to.ts';
import type { Asked } from './filter.ts';
import { daysInFives } from './fives.ts';
import { readScope } from './scope.ts';

export type Point = { period_start: string; period_end: string; count: number };

export type AskedSeries = Asked & { type: PeriodType };

const units: Record<PeriodType, { unit: string; step: string }> = {
  date: { unit: 'day', step: '1 day' },
  week: { unit: 'week', step: '1 week' },
  month: { unit: 'month', step: '1 month' },
  quarter: { unit: 'quarter', step: '3 months' },
};

/**
 * SQL for the counts of a metric by day (day, role, count), from the first of the month in which a period begins; the days
 * at its edges are whole, those beyond them may be cut. The roles that are asked for are one, '', or each by itself. Only
 * what the reader may read is counted.
 */
export const countDays = async (
  db: Queryable,
  metric: string,
  asked: Asked,
  { byRole = false } = {},
): Promise<Sql> => {
  const { period, timezone, reader, filter } = asked;
  const { category } = filter;
  const whole: readonly string[] = byRole ? audiences : [allRoles];
  const roles = filter.roles.length === 0 ? whole : filter.roles;
  const role = byRole ? sql`role` : sql`''`;
  const closed =
    category === undefined ? (await readScope(db, [metric], { sums: 'rollups', reader })).closed : [];
  const categories = category === undefined ? [allCategories, ...closed] : [category];
  // A day of margin on either side stands for any timezone; the dates themselves decide.
  return sql`
    SELECT (bucket AT TIME ZONE ${timezone})::date AS day, role, sum(count)::bigint AS count FROM (
      SELECT bucket, ${role} AS role,
        sum(CASE WHEN category_id = ANY(${closed}::bigint[]) THEN -count ELSE count END) AS count
      FROM rollups
      WHERE metric = ${metric} AND category_id = ANY(${categories}::bigint[])
        AND role = ANY(${roles}::text[])
        AND bucket >= date_trunc('month', ${period.start}::date::timestamp) - interval '2 days'
        AND bucket < ${period.end}::date + interval '3 days'
      GROUP BY 1, 2
    ) AS buckets GROUP BY 1, 2`;
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

/** The counts of a metric over time, as its reader is told them. */
export const readSeries = async (db: Queryable, metric: string, asked: AskedSeries): Promise<Point[]> => {
  const counted = await countDays(db, metric, asked);
  const days = isExact(metric, asked.reader) ? counted : daysInFives(counted);
  return readPoints(db, { days, value: sql`sum(count)` }, asked);
};
