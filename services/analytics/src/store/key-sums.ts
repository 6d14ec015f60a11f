import { empty, join, raw, type Sql, sql } from '@ideabox/postgres';
import { allCategories } from './add-to.ts';
import type { Metric } from './fact.ts';
import type { Filter } from './filter.ts';
import { counts, roleOf } from './movement.ts';
import type { Span } from './span.ts';

/** Which categories are counted where none is asked for. */
export type Scope = { open: readonly number[]; closed: readonly number[] };

const of = (roles: readonly string[]): Sql =>
  roles.length === 0 ? empty : sql` AND role = ANY(${roles}::text[])`;

/** SQL for sums of whole buckets from one moment to another. */
const summed = (metric: Metric, from: Date, to: Date, { category, roles }: Filter, scope: Scope): Sql[] => {
  const sums = (sign: string, where: Sql) => sql`
    SELECT ${raw(`'${metric.name}' AS metric, key, ${sign}sum(count) AS count`)} FROM key_rollups
    WHERE metric = ${metric.name} AND bucket >= ${from} AND bucket < ${to} AND ${where}
    GROUP BY key HAVING sum(count) <> 0`;
  if (category !== undefined) return [sums('', sql`category_id = ${category}${of(roles)}`)];
  if (roles.length > 0) return [sums('', sql`category_id = ANY(${scope.open}::bigint[])${of(roles)}`)];
  const all = sums('', sql`category_id = ${raw(String(allCategories))}`);
  if (scope.closed.length === 0) return [all];
  return [all, sums('-', sql`category_id = ANY(${scope.closed}::bigint[])`)];
};

/** SQL for what the rows themselves say of a time that is no whole bucket. */
const counted = (metric: Metric, from: Date, to: Date, { category, roles }: Filter, scope: Scope): Sql => {
  const ofCategory = raw(metric.category('f'));
  const categories =
    category === undefined
      ? sql`${ofCategory} <> ALL(${scope.closed}::bigint[])`
      : sql`${ofCategory} = ${category}`;
  const ofRoles = roles.length === 0 ? empty : sql` AND ${raw(roleOf(metric, 'f'))} = ANY(${roles}::text[])`;
  const at = raw(metric.at('f'));
  return sql`
    SELECT ${raw(`'${metric.name}' AS metric`)}, key, count(*) AS count
    FROM ${raw(`${metric.table} AS f, unnest(${metric.keys?.('f')}) AS key`)}
    WHERE ${at} >= ${from} AND ${at} < ${to} AND ${raw(counts(metric, 'f'))} AND ${categories}${ofRoles} GROUP BY key`;
};

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const later = (one: Date, other: Date): Date => (one < other ? other : one);

const partsOf = (metric: Metric, span: Span, filter: Filter, scope: Scope): Sql[] => {
  const { begins, first, last, ends } = span;
  if (metric.bucket !== 'day') return summed(metric, begins, ends, filter, scope);
  const head = earlier(first, ends);
  const tail = later(last, head);
  return [
    ...summed(metric, first, last, filter, scope),
    ...(begins < head ? [counted(metric, begins, head, filter, scope)] : []),
    ...(tail < ends ? [counted(metric, tail, ends, filter, scope)] : []),
  ];
};

/**
 * SQL for the counts of every key in a period, as `sums` (metric, key, count): a WITH without its end. Sums by day are
 * those of Japan's days; where a timezone cuts them, the rows themselves are counted.
 */
export const keySums = (metrics: readonly Metric[], span: Span, filter: Filter, scope: Scope): Sql => {
  const parts = metrics.flatMap((metric) => partsOf(metric, span, filter, scope));
  const union = join(parts, ' UNION ALL ');
  return parts.length === 1
    ? sql`WITH sums AS (${union})`
    : sql`WITH sums AS (
        SELECT metric, key, sum(count) AS count FROM (${union}) AS parts GROUP BY metric, key HAVING sum(count) > 0
      )`;
};
