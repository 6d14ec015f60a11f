import { type Database, raw, sql } from '@ideabox/postgres';
import { addTo, withTotals } from './add-to.ts';
import { beginningOf, bucketOf } from './bucket.ts';
import type { Metric } from './fact.ts';
import { counts, roleOf } from './movement.ts';

/** What one counts from the rows themselves. */
export const rowsOf = (metric: Metric): string => `
  SELECT '${metric.name}' AS metric, ${bucketOf(metric, metric.at('f'))} AS bucket,
    ${metric.category('f')} AS category_id, ${roleOf(metric, 'f')} AS role, ${metric.keys ? 'key, ' : ''}
    ${metric.weight?.('f') ?? '1'} AS delta
  FROM ${metric.table} AS f${metric.keys ? `, unnest(${metric.keys('f')}) AS key` : ''}
  WHERE ${counts(metric, 'f')}`;

/**
 * Adds to each sum what it lacks of what one counts from the rows. Facts go on changing meanwhile: rows and sums move
 * together, so the difference between them is the same before and after any such change, and one snapshot sees both.
 * Two recounts at once would add it twice, so they wait for each other. `forgets` where old rows are deleted and their
 * sums stand. @returns how many sums were wrong.
 */
export const recount = (db: Database, metric: Metric, { forgets = false } = {}): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.run(sql`SET LOCAL statement_timeout = 0`);
    await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('analytics recount'))`);
    const keyed = metric.keys !== undefined;
    const columns = `bucket, category_id, role${keyed ? ', key' : ''}`;
    const begins = beginningOf(metric, 'bucket');
    const since = forgets ? `AND ${begins} >= (SELECT usage_since FROM projection)` : '';
    const corrected = await tx.one<{ n: number }>(sql`
      WITH counted AS (${raw(withTotals(rowsOf(metric), keyed))} ${raw(since)}),
      held AS (
        SELECT ${raw(columns)}, count FROM ${raw(keyed ? 'key_rollups' : 'rollups')}
        WHERE metric = ${metric.name} ${raw(since)}
      ), drift AS (
        SELECT ${raw(`'${metric.name}' AS metric, ${columns}`)}, coalesce(counted.count, 0) - coalesce(held.count, 0) AS count
        FROM counted FULL JOIN held USING (${raw(columns)})
        WHERE coalesce(counted.count, 0) <> coalesce(held.count, 0)
      ), added AS (${raw(addTo('drift', keyed))})
      SELECT count(*) AS n FROM drift`);
    return corrected?.n ?? 0;
  });
