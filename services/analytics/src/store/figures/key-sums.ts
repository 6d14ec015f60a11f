import { empty, join, raw, type Sql, sql } from '@ideabox/postgres';
import { isExact } from '../../domain/disclosure.ts';
import { siteTimezone } from '../../domain/periods.ts';
import { allCategories } from '../facts/add-to.ts';
import type { Metric } from '../facts/fact.ts';
import { counts, roleOf } from '../facts/movement.ts';
import type { Asked, Filter } from './filter.ts';
import { fivesIn } from './fives.ts';
import type { Span } from './span.ts';

/** Which categories are counted where none is asked for. */
export type Scope = { open: readonly number[]; closed: readonly number[] };

const of = (roles: readonly string[]): Sql =>
  roles.length === 0 ? empty : sql` AND role = ANY(${roles}::text[])`;

/** SQL for the sums that a filter asks for: where it leaves nothing out, there is one over all. */
const matches = ({ category, roles }: Filter, { open }: Scope): Sql => {
  if (category !== undefined) return sql`category_id = ${category}${of(roles)}`;
  if (roles.length > 0) return sql`category_id = ANY(${open}::bigint[])${of(roles)}`;
  return sql`category_id = ${raw(String(allCategories))}`;
};

type Stretch = { from: Date; to: Date };

/** SQL for sums of whole buckets, told as those of `of`. */
const summed = (of: Metric, sums: Metric, { from, to }: Stretch, filter: Filter, scope: Scope): Sql[] => {
  const matching = (sign: string, where: Sql) => sql`
    SELECT ${raw(`'${of.name}' AS metric, key, ${sign}sum(count) AS count`)} FROM key_rollups
    WHERE metric = ${sums.name} AND bucket >= ${from} AND bucket < ${to} AND ${where}
    GROUP BY key HAVING sum(count) <> 0`;
  const all = matching('', matches(filter, scope));
  const isWhole = filter.category === undefined && filter.roles.length === 0;
  if (!isWhole || scope.closed.length === 0) return [all];
  return [all, matching('-', sql`category_id = ANY(${scope.closed}::bigint[])`)];
};

/** SQL for what the rows themselves say of a time that is no whole bucket. */
const counted = (
  metric: Metric,
  { from, to }: Stretch,
  { category, roles }: Filter,
  scope: Scope,
  sign = '',
): Sql => {
  const ofCategory = raw(metric.category('f'));
  const categories =
    category === undefined
      ? sql`${ofCategory} <> ALL(${scope.closed}::bigint[])`
      : sql`${ofCategory} = ${category}`;
  const ofRoles = roles.length === 0 ? empty : sql` AND ${raw(roleOf(metric, 'f'))} = ANY(${roles}::text[])`;
  const at = raw(metric.at('f'));
  return sql`
    SELECT ${raw(`'${metric.name}' AS metric, key, ${sign}count(*) AS count`)}
    FROM ${raw(`${metric.table} AS f, unnest(${metric.keys?.('f')}) AS key`)}
    WHERE ${at} >= ${from} AND ${at} < ${to} AND ${raw(counts(metric, 'f'))} AND ${categories}${ofRoles} GROUP BY key`;
};

const earlier = (one: Date, other: Date): Date => (one < other ? one : other);
const later = (one: Date, other: Date): Date => (one < other ? other : one);

/** How long a stretch is that things can have happened in. */
const lengthOf = ({ from, to }: Stretch): number =>
  Math.max(0, Math.min(to.getTime(), Date.now()) - from.getTime());

/** SQL for a part of a month: its rows, or the month's sum less the rows of the rest where that is shorter. */
const partOfMonth = (metric: Metric, part: Stretch, month: Stretch, filter: Filter, scope: Scope): Sql[] => {
  const rest = [
    { from: month.from, to: part.from },
    { from: part.to, to: month.to },
  ].filter(({ from, to }) => from < to);
  const restLength = rest.reduce((sum, stretch) => sum + lengthOf(stretch), 0);
  if (lengthOf(part) <= restLength) return [counted(metric, part, filter, scope)];
  return [
    ...summed(metric, metric, month, filter, scope),
    ...rest.map((stretch) => counted(metric, stretch, filter, scope, '-')),
  ];
};

/** SQL for whole buckets between the first and the last moment at which one begins, and for what is cut before and after them. */
const around = (
  { begins, ends }: Pick<Span, 'begins' | 'ends'>,
  { first, last }: Span['day'],
  whole: (stretch: Stretch) => Sql[],
  cut: (stretch: Stretch, side: 'before' | 'after') => Sql[],
): Sql[] => {
  const head = earlier(first, ends);
  const tail = later(last, head);
  return [
    ...(first < last ? whole({ from: first, to: last }) : []),
    ...(begins < head ? cut({ from: begins, to: head }, 'before') : []),
    ...(tail < ends ? cut({ from: tail, to: ends }, 'after') : []),
  ];
};

const partsOf = (metric: Metric, span: Span, filter: Filter, scope: Scope): Sql[] => {
  const { months, bucket = 'quarter' } = metric;
  const summedBy = (sums: Metric) => (stretch: Stretch) => summed(metric, sums, stretch, filter, scope);
  const ofRows = (stretch: Stretch) => [counted(metric, stretch, filter, scope)];
  const ofDays = ({ from, to }: Stretch) => {
    if (bucket === 'quarter') return summedBy(metric)({ from, to });
    const days = { first: later(span.day.first, from), last: earlier(span.day.last, to) };
    return around({ begins: from, ends: to }, days, summedBy(metric), ofRows);
  };
  if (months) return around(span, span.month, summedBy(months), ofDays);
  if (bucket !== 'month') return ofDays({ from: span.begins, to: span.ends });
  const { first, last } = span.month;
  return around(span, span.month, summedBy(metric), (part, side) => {
    const month =
      side === 'before' ? { from: span.outer.from, to: first } : { from: last, to: span.outer.to };
    return partOfMonth(metric, part, month, filter, scope);
  });
};

/**
 * SQL for the counts of every key in a period, as `sums` (metric, key, count): a WITH without its end. Sums by day or
 * month are those of Japan's; of what a period cuts, the rows themselves are counted.
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

/** SQL for the fives of every key in the months that a time touches, each as days are told in them; no category is left out. */
const cutInFives = (metric: Metric, from: Date, to: Date, matching: Sql): Sql => sql`
  SELECT key, ${fivesIn(sql`sum(count)`)} - ${fivesIn(sql`coalesce(sum(count) FILTER (WHERE bucket < ${from}), 0)`)} AS told
  FROM key_rollups
  WHERE metric = ${metric.name} AND ${matching}
    AND bucket >= date_trunc('month', ${from}::timestamptz, ${siteTimezone}) AND bucket < ${to}
  GROUP BY key, date_trunc('month', bucket, ${siteTimezone})`;

const monthsInFives = (metric: Metric, from: Date, to: Date, matching: Sql): Sql => sql`
  SELECT key, ${fivesIn(sql`sum(count)`)} AS told FROM key_rollups
  WHERE metric = ${metric.name} AND ${matching} AND bucket >= ${from} AND bucket < ${to} GROUP BY key, bucket`;

/** The same of one metric in fives, as days are told in them (`daysInFives`): of whole months by their own sums, where there are some. */
const keySumsInFives = (metric: Metric, { begins, ends, month }: Span, matching: Sql): Sql => {
  const { months } = metric;
  const [first, last] = months ? [earlier(month.first, ends), month.last] : [ends, ends];
  const parts = [
    ...(begins < first ? [cutInFives(metric, begins, first, matching)] : []),
    ...(months && first < last ? [monthsInFives(months, first, last, matching)] : []),
    ...(later(first, last) < ends ? [cutInFives(metric, later(first, last), ends, matching)] : []),
  ];
  return sql`
    WITH sums AS (
      SELECT ${raw(`'${metric.name}' AS metric`)}, key, sum(told) AS count
      FROM (${join(parts, ' UNION ALL ')}) AS parts GROUP BY key HAVING sum(told) > 0
    )`;
};

/** The sums of a metric as their reader is told them; a period of those who are told fives is of the site's days. */
export const toldKeySums = (metric: Metric, span: Span, { filter, reader }: Asked, scope: Scope): Sql =>
  isExact(metric.name, reader)
    ? keySums([metric], span, filter, scope)
    : keySumsInFives(metric, span, matches(filter, scope));
