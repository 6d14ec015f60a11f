import type { Metric } from './fact.ts';

/** The start of the quarter of an hour that a time is in. */
export const bucketOf = (time: string): string => `date_bin('15 minutes', ${time}, 'epoch'::timestamptz)`;

const counts = (metric: Metric, row: string) => `${metric.counted(row)} AND ${metric.at(row)} IS NOT NULL`;

const state = (metric: Metric, row: 'old' | 'new') => `
  ${counts(metric, row)} AS ${row}_counts, ${bucketOf(metric.at(row))} AS ${row}_bucket,
  ${metric.category(row)} AS ${row}_category, ${metric.role(row)} AS ${row}_role`;

/** What a statement that changes facts returns of each row that it changed, before and after. */
export const returning = (metric: Metric | undefined): string =>
  metric ? `${state(metric, 'old')}, ${state(metric, 'new')}` : '1';

/**
 * The rest of a statement that begins with such a change, as `moved`: moves the rollups by the difference, and answers
 * with `n`, how many rows have changed. The rollups are locked in the order of their keys, and after the last fact.
 */
export const movement = (metric: Metric | undefined): string => {
  if (!metric) return 'SELECT count(*) AS n FROM moved';
  return `, deltas AS (
    SELECT bucket, category_id, role, sum(delta) AS count FROM (
      SELECT new_bucket AS bucket, new_category AS category_id, new_role AS role, 1 AS delta FROM moved WHERE new_counts
      UNION ALL
      SELECT old_bucket, old_category, old_role, -1 FROM moved WHERE old_counts
    ) AS changes GROUP BY bucket, category_id, role HAVING sum(delta) <> 0
  ), counted AS (${addTo(metric.name, 'deltas')})
  SELECT count(*) AS n FROM moved`;
};

/** Adds the counts in `source` (bucket, category_id, role, count) to the rollups of one metric. */
export const addTo = (metric: string, source: string): string => `
  INSERT INTO rollups AS r (metric, bucket, category_id, role, count)
  SELECT '${metric}', bucket, category_id, role, count FROM ${source} ORDER BY bucket, category_id, role
  ON CONFLICT (metric, bucket, category_id, role) DO UPDATE SET count = r.count + excluded.count`;

/** What one counts from the rows themselves: bucket, category_id, role, count. */
export const recounted = (metric: Metric): string => `
  SELECT ${bucketOf(metric.at('f'))} AS bucket, ${metric.category('f')} AS category_id, ${metric.role('f')} AS role,
    count(*) AS count
  FROM ${metric.table} AS f WHERE ${counts(metric, 'f')} GROUP BY 1, 2, 3`;
