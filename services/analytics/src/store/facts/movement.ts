import { addTo, withTotals } from './add-to.ts';
import { bucketOf } from './bucket.ts';
import type { Metric } from './fact.ts';

/** A part of a statement that changes rows, and what is counted of them. */
export type Source = { moved: string; metrics: readonly Metric[] };

export const counts = (metric: Metric, row: string) =>
  `${metric.counted(row)} AND ${metric.at(row)} IS NOT NULL`;

/** An empty role is that of no one: it stands for all in the sums. */
export const roleOf = (metric: Metric, row: string) => `coalesce(nullif(${metric.role(row)}, ''), 'general')`;

const state = (metric: Metric, index: number, row: 'old' | 'new') => {
  const columns = {
    counts: counts(metric, row),
    bucket: bucketOf(metric, metric.at(row)),
    category: metric.category(row),
    role: roleOf(metric, row),
    weight: metric.weight?.(row) ?? '1',
    ...(metric.keys ? { keys: metric.keys(row) } : {}),
  };
  return Object.entries(columns).map(([name, expression]) => `${expression} AS ${row}_${name}_${index}`);
};

/** What a statement that changes rows returns of each that it changed, before and after. */
export const returning = (metrics: readonly Metric[] = []): string =>
  metrics
    .flatMap((metric, index) => [...state(metric, index, 'old'), ...state(metric, index, 'new')])
    .join(', ') || '1';

const change = ({ moved }: Source, metric: Metric, index: number, row: 'old' | 'new') => `
  SELECT '${metric.name}' AS metric, ${row}_bucket_${index} AS bucket, ${row}_category_${index} AS category_id,
    ${row}_role_${index} AS role, ${metric.keys ? 'key, ' : ''}${row === 'old' ? '-' : ''}${row}_weight_${index} AS delta
  FROM ${moved}${metric.keys ? `, unnest(${row}_keys_${index}) AS key` : ''} WHERE ${row}_counts_${index}`;

const changesOf = (sources: readonly Source[], keyed: boolean): string =>
  sources
    .flatMap((source) =>
      source.metrics.flatMap((metric, index) =>
        Boolean(metric.keys) === keyed
          ? [change(source, metric, index, 'new'), change(source, metric, index, 'old')]
          : [],
      ),
    )
    .join(' UNION ALL ');

/**
 * The rest of a statement that begins with such changes: moves the sums by the difference, and answers with `n`, how
 * many rows of the first source have changed. Sums are locked in the order of their keys, those with keys of their own
 * last, and all of them after the last row.
 */
export const movement = (sources: readonly Source[]): string => {
  const plain = changesOf(sources, false);
  const keyed = changesOf(sources, true);
  return `
    ${plain ? `, deltas AS (${withTotals(plain, false)}), summed AS (${addTo('deltas', false)} RETURNING 1)` : ''}
    ${keyed ? `, key_deltas AS (${withTotals(keyed, true)}${plain ? ' AND (SELECT count(*) FROM summed) >= 0' : ''}), key_summed AS (${addTo('key_deltas', true)})` : ''}
    SELECT count(*) AS n FROM ${sources[0]?.moved}`;
};
