import type { Derived } from '@ideabox/events';
import { raw, sql } from '@ideabox/postgres';
import { countedMetrics, forgettingMetrics } from '../rebuild/counted-metrics.ts';
import { withTotals } from '../store/facts/add-to.ts';
import { beginningOf } from '../store/facts/bucket.ts';
import type { Metric } from '../store/facts/fact.ts';
import { rowsOf } from '../store/facts/recount.ts';
import { snapshotRule } from '../store/figures/member-snapshots.ts';
import { topicTotals } from '../topics/count-topics.ts';
import { snapshotsBook, sumsBook, topicsBook, wordsBook } from './widget-books.ts';

/** Sums beside what one counts from the rows. */
const sums = (metric: Metric, forgets: boolean): Derived => {
  const keyed = metric.keys !== undefined;
  const columns = `bucket, category_id, role${keyed ? ', key' : ''}, count`;
  // Of what is forgotten the sums stand.
  const since = forgets
    ? `WHERE ${beginningOf(metric, 'bucket')} >= (SELECT usage_since FROM projection)`
    : '';
  return {
    key: keyed ? ['category_id', 'bucket', 'key', 'role'] : ['category_id', 'role', 'bucket'],
    counted: sql`SELECT ${raw(columns)} FROM (${raw(withTotals(rowsOf(metric), keyed))}) AS counted ${raw(since)}`,
    kept: sql`
      SELECT * FROM (
        SELECT ${raw(columns)} FROM ${raw(keyed ? 'key_rollups' : 'rollups')} WHERE metric = ${metric.name} AND count <> 0
      ) AS kept ${raw(since)}`,
  };
};

const named = (metrics: readonly Metric[], { forgets = false } = {}) =>
  metrics.map((metric) => [sumsBook(metric.name), sums(metric, forgets)] as const);

/** What this service derives from rows of its own, by what each is of. */
export const derivedBooks: Record<string, Derived> = {
  ...Object.fromEntries([...named(countedMetrics), ...named(forgettingMetrics, { forgets: true })]),
  [snapshotsBook]: snapshotRule,
  // One whose ideas have just changed is not counted yet.
  [topicsBook]: {
    key: ['topic_id', 'category_id', 'day'],
    counted: topicTotals(sql`t.counted_at > '-infinity'`),
    kept: sql`
        SELECT d.* FROM topic_totals AS d JOIN topics AS t ON t.id = d.topic_id WHERE t.counted_at > '-infinity'`,
  },
  [wordsBook]: {
    key: ['kind', 'id'],
    counted: sql`
        SELECT * FROM (
          SELECT 'idea' AS kind, id, revision, removed FROM idea_facts
          UNION ALL SELECT 'comment', id, revision, removed FROM comment_facts
        ) AS f WHERE NOT EXISTS (SELECT FROM text_queue q WHERE q.kind = f.kind AND q.id = f.id)`,
    kept: sql`
        SELECT kind, id, revision, removed FROM text_terms t
        WHERE NOT EXISTS (SELECT FROM text_queue q WHERE q.kind = t.kind AND q.id = t.id)`,
  },
};
