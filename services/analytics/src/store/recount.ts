import { type Database, raw, sql } from '@ideabox/postgres';
import type { Metric } from './fact.ts';
import { addTo, recounted } from './movement.ts';

/**
 * Adds to each sum what it lacks of what one counts from the rows. Facts go on changing meanwhile: rows and sums move
 * together, so the difference between them is the same before and after any such change, and one snapshot sees both.
 * Two recounts at once would add it twice, so they wait for each other. @returns how many sums were wrong.
 */
export const recount = (db: Database, metric: Metric): Promise<number> =>
  db.transaction(async (tx) => {
    await tx.run(sql`SET LOCAL statement_timeout = 0`);
    await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('analytics recount'))`);
    const corrected = await tx.one<{ n: number }>(sql`
      WITH counted AS (${raw(recounted(metric))}),
      held AS (SELECT bucket, category_id, role, count FROM rollups WHERE metric = ${metric.name}),
      drift AS (
        SELECT bucket, category_id, role, coalesce(counted.count, 0) - coalesce(held.count, 0) AS count
        FROM counted FULL JOIN held USING (bucket, category_id, role)
        WHERE coalesce(counted.count, 0) <> coalesce(held.count, 0)
      ), added AS (${raw(addTo(metric.name, 'drift'))})
      SELECT count(*) AS n FROM drift`);
    return corrected?.n ?? 0;
  });
