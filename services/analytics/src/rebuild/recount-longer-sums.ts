import { type Database, sql } from '@ideabox/postgres';
import { recount } from '../store/facts/recount.ts';
import { countedMetrics, forgettingMetrics } from './counted-metrics.ts';

/** Counts longer sums anew where that is due, in one process. One that dies at it leaves it to another, six hours later. */
export const recountLongerSums = async (db: Database): Promise<void> => {
  const taken = await db.run(sql`
    UPDATE projection SET longer_sums_due = now() + interval '6 hours' WHERE longer_sums_due < now()`);
  if (taken === 0) return;
  for (const metric of countedMetrics) if (metric.of) await recount(db, metric);
  for (const metric of forgettingMetrics) if (metric.of) await recount(db, metric, { forgets: true });
  await db.run(sql`UPDATE projection SET longer_sums_due = NULL`);
};
