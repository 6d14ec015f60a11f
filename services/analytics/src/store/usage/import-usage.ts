import { type Database, type Queryable, raw, sql } from '@ideabox/postgres';
import type { ImportedUsage } from '../../domain/imported-usage.ts';
import { readKeyword } from '../../domain/keyword.ts';
import { addDays, dayIn, siteTimezone } from '../../domain/periods.ts';
import { addTo, withTotals } from '../facts/add-to.ts';
import { bucketOf } from '../facts/bucket.ts';
import { keywordKey, keywordMetric, keywordMetrics, sessionMetrics, usageMetrics } from './usage-metrics.ts';

type Change = {
  metric: string;
  at: Date;
  category_id: 0;
  role: string;
  key: string | null;
  delta: number;
};

/** The site's days are never longer or shorter. */
const hourOf = (day: string, hour: number) =>
  new Date(Date.parse(`${day}T00:00:00+09:00`) + hour * 3_600_000);

/** What is known of a whole day alone stands in its middle. */
const noon = (day: string) => hourOf(day, 12);

const changesOf = (usage: ImportedUsage): Change[] => {
  const { day, role } = usage;
  const change = (metric: string, delta: number, at = noon(day), key: string | null = null): Change => ({
    ...{ metric, at, category_id: 0, role, key, delta },
  });
  const keyed = (metric: string, counts: Record<string, number>, keyOf = (name: string) => name) =>
    Object.entries(counts).map(([name, count]) => change(metric, count, noon(day), keyOf(name)));
  const written = (word: string) => keywordKey(readKeyword(word));
  return [
    ...usage.page_views.map((count, hour) => change('page_views', count, hourOf(day, hour))),
    change('sessions', usage.visits),
    change('new_users', usage.first_visits),
    change('readers', usage.readers),
    change('view_ms', usage.seconds * 1_000),
    ...keyed('devices', usage.devices),
    ...keyed('web_searches', usage.engines),
    ...keyed(keywordMetric.name, usage.keywords, written),
  ].filter(({ delta }) => delta > 0);
};

/** The first day of which this service has counted something itself; today where that is none. */
export const firstCountedDay = async (db: Queryable): Promise<string> => {
  const row = await db.one<{ first: Date | null }>(sql`
    SELECT least((SELECT min(occurred_at) FROM usage_events), (SELECT min(occurred_at) FROM searches),
      (SELECT min(started_at) FROM sessions)) AS first`);
  return dayIn(siteTimezone, row?.first ?? new Date());
};

const metrics = [...usageMetrics, ...keywordMetrics, ...sessionMetrics];

/** SQL for changes of every sum that is kept of what was counted. */
const inSums = (keyed: boolean): string =>
  metrics
    .filter(({ keys }) => (keys !== undefined) === keyed)
    .map(
      (metric) => `
        SELECT '${metric.name}' AS metric, ${bucketOf(metric, 'at')} AS bucket, category_id, role, delta${keyed ? ', key' : ''}
        FROM given WHERE metric = '${metric.of ?? metric.name}'`,
    )
    .join(' UNION ALL ');

const add = async (tx: Queryable, changes: readonly Change[], keyed: boolean) => {
  const given = changes.filter(({ key }) => (key !== null) === keyed);
  await tx.run(sql`
    WITH given AS (
      SELECT * FROM json_to_recordset(${JSON.stringify(given)}::json)
        AS g (metric text, at timestamptz, category_id bigint, role text, key text, delta bigint)
    ), deltas AS (${raw(withTotals(inSums(keyed), keyed))}) ${raw(addTo('deltas', keyed))}`);
};

/**
 * Adds what was counted elsewhere to the sums, of each day and role once. There are no rows of it: like those of usage that was
 * forgotten, the sums stand, and no recount takes them for a mistake. @returns how many days of a role were new
 */
export const importUsage = (db: Database, days: readonly ImportedUsage[]): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('analytics usage import'))`);
    const known = await tx.rows<{ bucket: Date; role: string }>(sql`
      SELECT bucket, role FROM rollups
      WHERE metric = 'sessions' AND category_id = 0 AND bucket = ANY(${days.map(({ day }) => noon(day))})`);
    const name = (bucket: Date, role: string) => `${bucket.toISOString()} ${role}`;
    const loaded = new Set(known.map(({ bucket, role }) => name(bucket, role)));
    const fresh = days.filter(({ day, role }) => {
      const one = name(noon(day), role);
      const isNew = !loaded.has(one);
      loaded.add(one);
      return isNew;
    });
    const last = fresh
      .map(({ day }) => day)
      .sort()
      .at(-1);
    if (last === undefined) return 0;
    const changes = fresh.flatMap(changesOf);
    await add(tx, changes, false);
    await add(tx, changes, true);
    await tx.run(
      sql`UPDATE projection SET usage_since = greatest(usage_since, ${hourOf(addDays(last, 1), 0)})`,
    );
    return fresh.length;
  });
