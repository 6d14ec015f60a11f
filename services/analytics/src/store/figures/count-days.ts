import { join, type Queryable, type Sql, sql } from '@ideabox/postgres';
import { audiences } from '../../domain/audience.ts';
import { siteTimezone } from '../../domain/periods.ts';
import { allCategories, allRoles } from '../facts/add-to.ts';
import { daysOf, weekHoursOf } from '../facts/fact.ts';
import type { Asked } from './filter.ts';
import { readScope } from './scope.ts';
import { readSpan } from './span.ts';

type Moments = { from: Sql; to: Sql };

type Options = {
  byRole?: boolean;
  /** SQL for what buckets are put together by. */
  start?: Sql;
  /** The categories that are not counted; those that the reader does not see, unless told. */
  closed?: readonly number[];
};

/**
 * SQL for the sums of a metric (bucket, role, count) from one moment to another. The roles that are asked for are one, '', or each by
 * itself. Only what the reader may read is counted.
 */
const bucketsOf = async (
  db: Queryable,
  metric: string,
  { reader, filter }: Asked,
  { byRole = false, start = sql`bucket`, closed: told }: Options = {},
): Promise<(moments: Moments) => Sql> => {
  const { category } = filter;
  const whole: readonly string[] = byRole ? audiences : [allRoles];
  const roles = filter.roles.length === 0 ? whole : filter.roles;
  const role = byRole ? sql`role` : sql`''`;
  const unseen = async () => told ?? (await readScope(db, [metric], { sums: 'rollups', reader })).closed;
  const closed = category === undefined ? await unseen() : [];
  const categories = category === undefined ? [allCategories, ...closed] : [category];
  return ({ from, to }) => sql`
    SELECT ${start} AS bucket, ${role} AS role,
      sum(CASE WHEN category_id = ANY(${closed}::bigint[]) THEN -count ELSE count END) AS count
    FROM rollups
    WHERE metric = ${metric} AND category_id = ANY(${categories}::bigint[]) AND role = ANY(${roles}::text[])
      AND bucket >= ${from} AND bucket < ${to}
    GROUP BY 1, 2`;
};

/** From the first of the month in which a period begins. A day of margin on either side stands for any timezone; the dates themselves decide. */
const around = ({ period }: Asked): Moments => ({
  from: sql`date_trunc('month', ${period.start}::date::timestamp) - interval '2 days'`,
  to: sql`${period.end}::date + interval '3 days'`,
});

/**
 * SQL for the counts of a metric by day (day, role, count), from the first of the month in which a period begins, with a margin on
 * either side; those days are whole. The site's own days have sums.
 */
export const countDays = async (
  db: Queryable,
  metric: string,
  asked: Asked,
  options?: { byRole: boolean },
): Promise<Sql> => {
  const sums = asked.timezone === siteTimezone ? daysOf(metric) : metric;
  const buckets = await bucketsOf(db, sums, asked, options);
  return sql`
    SELECT (bucket AT TIME ZONE ${asked.timezone})::date AS day, role, sum(count)::bigint AS count
    FROM (${buckets(around(asked))}) AS buckets GROUP BY 1, 2`;
};

/** SQL for buckets by day and hour of the week. */
const hoursOf = (buckets: Sql, timezone: string): Sql => sql`
  SELECT at::date AS day, extract(isodow FROM at)::int AS weekday, extract(hour FROM at)::int AS hour, count
  FROM (SELECT bucket AT TIME ZONE ${timezone} AS at, count FROM (${buckets}) AS buckets) AS local`;

/** SQL for the hours of the week of whole months, which are told as of the month's first day: Monday's stand on it. */
const hoursOfMonths = (weekHours: Sql): Sql => sql`
  SELECT date_trunc('month', at)::date AS day, extract(day FROM at)::int AS weekday, extract(hour FROM at)::int AS hour, count
  FROM (SELECT bucket AT TIME ZONE ${siteTimezone} AS at, count FROM (${weekHours}) AS hours) AS local`;

// The site's hours begin with those of UTC; thus few moments are told in its zone, which takes longest.
const hour = sql`date_bin('1 hour', bucket, 'epoch'::timestamptz)`;

/** SQL for the same by the site's clock: whole months have sums, of others the quarters of an hour are read. */
const hoursInSiteTime = async (
  db: Queryable,
  metric: string,
  asked: Asked,
  closed: readonly number[],
): Promise<Sql> => {
  const hours = await bucketsOf(db, metric, asked, { start: hour, closed });
  const months = await bucketsOf(db, weekHoursOf(metric), asked, { closed });
  const { from, to } = around(asked);
  const { begins, ends, month } = await readSpan(db, asked);
  if (month.first >= month.last) return hoursOf(hours({ from, to }), siteTimezone);
  const [first, last] = [sql`${month.first}`, sql`${month.last}`];
  return join(
    [
      ...(begins < month.first ? [hoursOf(hours({ from, to: first }), siteTimezone)] : []),
      hoursOfMonths(months({ from: first, to: last })),
      ...(month.last < ends ? [hoursOf(hours({ from: last, to }), siteTimezone)] : []),
    ],
    ' UNION ALL ',
  );
};

/** SQL for the counts of a metric by day and hour of the week (day, weekday from Monday = 1, hour, count), but for `closed` categories. */
export const countHours = async (
  db: Queryable,
  metric: string,
  asked: Asked,
  closed: readonly number[],
): Promise<Sql> => {
  const { timezone } = asked;
  const hours =
    timezone === siteTimezone
      ? await hoursInSiteTime(db, metric, asked, closed)
      : hoursOf((await bucketsOf(db, metric, asked, { closed }))(around(asked)), timezone);
  return sql`
    SELECT day, weekday, hour, sum(count)::bigint AS count FROM (${hours}) AS hours GROUP BY 1, 2, 3`;
};
