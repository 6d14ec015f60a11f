import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import { audiences } from '../../domain/audience.ts';
import { allCategories, allRoles } from '../facts/add-to.ts';
import type { Asked } from './filter.ts';
import { readScope } from './scope.ts';

/**
 * SQL for the counts of a metric by quarter of an hour (bucket, role, count), from the first of the month in which a period begins,
 * with a margin on either side. The roles that are asked for are one, '', or each by itself. Only what the reader may
 * read is counted.
 */
export const countBuckets = async (
  db: Queryable,
  metric: string,
  asked: Asked,
  { byRole = false } = {},
): Promise<Sql> => {
  const { period, reader, filter } = asked;
  const { category } = filter;
  const whole: readonly string[] = byRole ? audiences : [allRoles];
  const roles = filter.roles.length === 0 ? whole : filter.roles;
  const role = byRole ? sql`role` : sql`''`;
  const closed =
    category === undefined ? (await readScope(db, [metric], { sums: 'rollups', reader })).closed : [];
  const categories = category === undefined ? [allCategories, ...closed] : [category];
  // A day of margin on either side stands for any timezone; the dates themselves decide.
  return sql`
    SELECT bucket, ${role} AS role,
      sum(CASE WHEN category_id = ANY(${closed}::bigint[]) THEN -count ELSE count END) AS count
    FROM rollups
    WHERE metric = ${metric} AND category_id = ANY(${categories}::bigint[])
      AND role = ANY(${roles}::text[])
      AND bucket >= date_trunc('month', ${period.start}::date::timestamp) - interval '2 days'
      AND bucket < ${period.end}::date + interval '3 days'
    GROUP BY 1, 2`;
};

/** The same by day (day, role, count); the days of the period, and those of its first month before it, are whole. */
export const countDays = async (
  ...[db, metric, asked, options]: Parameters<typeof countBuckets>
): Promise<Sql> => sql`
  SELECT (bucket AT TIME ZONE ${asked.timezone})::date AS day, role, sum(count)::bigint AS count
  FROM (${await countBuckets(db, metric, asked, options)}) AS buckets GROUP BY 1, 2`;

/** The same by day and hour of the week (day, weekday from Monday = 1, hour, count). */
export const countHours = async (db: Queryable, metric: string, asked: Asked): Promise<Sql> => sql`
  SELECT at::date AS day, extract(isodow FROM at)::int AS weekday, extract(hour FROM at)::int AS hour,
    sum(count)::bigint AS count
  FROM (
    SELECT bucket AT TIME ZONE ${asked.timezone} AS at, count FROM (${await countBuckets(db, metric, asked)}) AS buckets
  ) AS local GROUP BY 1, 2, 3`;
