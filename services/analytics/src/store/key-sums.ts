import { empty, join, raw, type Sql, sql } from '@ideabox/postgres';
import { allCategories } from './add-to.ts';
import { midnight } from './bucket.ts';
import type { Metric } from './fact.ts';
import { type Asked, endOf, startOf } from './filter.ts';
import { counts } from './movement.ts';

/** Which categories are counted where none is asked for. */
export type Scope = { open: readonly number[]; closed: readonly number[] };

const columns = sql`SELECT metric, key, sum(count)::bigint AS count FROM key_rollups`;

const inCategory = (given: number, roles: readonly string[]) =>
  sql`category_id = ${given}${roles.length === 0 ? empty : sql` AND role = ANY(${roles}::text[])`}`;

/** SQL for sums (metric, key, count) of whole buckets: `metrics` and `span` are conditions. */
const summed = (metrics: Sql, span: Sql, { category, roles }: Asked['filter'], scope: Scope): Sql => {
  const where = sql`WHERE ${metrics} AND ${span}`;
  if (category !== undefined)
    return sql`${columns} ${where} AND ${inCategory(category, roles)} GROUP BY metric, key`;
  if (roles.length > 0) {
    return sql`${columns} ${where} AND category_id = ANY(${scope.open}::bigint[]) AND role = ANY(${roles}::text[])
      GROUP BY metric, key`;
  }
  const all = sql`${columns} ${where} AND category_id = ${raw(String(allCategories))} GROUP BY metric, key`;
  if (scope.closed.length === 0) return all;
  return sql`${all} UNION ALL SELECT metric, key, -sum(count)::bigint FROM key_rollups
    ${where} AND category_id = ANY(${scope.closed}::bigint[]) GROUP BY metric, key`;
};

/** SQL for what the rows say of the parts of a period that are no whole days in Japan. */
const counted = (metric: Metric, { category, roles }: Asked['filter'], scope: Scope): Sql => {
  const at = raw(metric.at('f'));
  const categories =
    category === undefined
      ? sql`${raw(metric.category('f'))} <> ALL(${scope.closed}::bigint[])`
      : sql`${raw(metric.category('f'))} = ${category}`;
  const ofRoles = roles.length === 0 ? empty : sql` AND ${raw(metric.role('f'))} = ANY(${roles}::text[])`;
  const part = (span: Sql) => sql`
    SELECT ${raw(`'${metric.name}' AS metric`)}, key, count(*) AS count
    FROM span, ${raw(`${metric.table} AS f, unnest(${metric.keys?.('f')}) AS key`)}
    WHERE ${span} AND ${raw(counts(metric, 'f'))} AND ${categories}${ofRoles} GROUP BY key`;
  return sql`${part(sql`${at} >= begins AND ${at} < least(first, ends)`)} UNION ALL
    ${part(sql`${at} >= greatest(last, least(first, ends)) AND ${at} < ends`)}`;
};

/**
 * SQL for the counts of every key in a period, as `sums` (metric, key, count): a WITH without its end. Sums by day are
 * those of Japan's days; where a timezone cuts them, the rows themselves are counted.
 */
export const keySums = (metrics: readonly Metric[], asked: Asked, scope: Scope): Sql => {
  const { period, timezone, filter } = asked;
  const named = sql`metric = ANY(${metrics.map(({ name }) => name)}::text[])`;
  const daily = metrics.filter(({ bucket }) => bucket === 'day');
  const parts = [
    summed(
      named,
      sql`bucket >= (SELECT first FROM span) AND bucket < (SELECT last FROM span)`,
      filter,
      scope,
    ),
    ...daily.map((metric) => counted(metric, filter, scope)),
  ];
  const whole = daily.length > 0;
  return sql`
    WITH moments AS (
      SELECT ${startOf(period.start, timezone)} AS begins, ${endOf(period.end, timezone)} AS ends
    ), span AS (
      SELECT begins, ends,
        ${whole ? raw(`date_bin('1 day', begins + interval '1 day' - interval '1 microsecond', ${midnight})`) : raw('begins')} AS first,
        ${whole ? raw(`date_bin('1 day', ends, ${midnight})`) : raw('ends')} AS last
      FROM moments
    ), sums AS (
      SELECT metric, key, sum(count)::bigint AS count FROM (${join(parts, ' UNION ALL ')}) AS parts
      GROUP BY metric, key HAVING sum(count) > 0
    )`;
};
