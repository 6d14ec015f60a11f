import type { IntlShape } from '@ideabox/intl';
import { sum } from 'd3-array';
import type { ReadoutItem } from '../frame/readout.tsx';
import { type Series, type TimePoint, totalOf } from './time-point.ts';

type Question = { series: Series[]; previousLabel?: string; totalLabel?: string };
export type Words = ReturnType<typeof describe>;

/** What a chart says in words: of one point, and of all together. */
export function describe(intl: IntlShape, { series, previousLabel, totalLabel }: Question) {
  const number = (value: number | null | undefined) =>
    value === null || value === undefined
      ? intl.formatMessage({ id: 'chart.unknown' })
      : intl.formatNumber(value);
  const items = (kind: 'bars' | 'area', values: (number | null)[], previous: number | null | undefined) => [
    ...series.map<ReadoutItem>(({ key, label }, index) => ({
      key,
      label,
      value: number(values[index]),
      swatch: kind === 'area' ? 'line' : index === 0 ? 'first' : 'second',
    })),
    ...(previousLabel && previous !== undefined
      ? [{ key: 'previous', label: previousLabel, value: number(previous), swatch: 'previous' as const }]
      : []),
  ];
  const heading = ({ label, previous }: TimePoint) =>
    previous && previousLabel
      ? intl.formatMessage({ id: 'chart.compared' }, { label, previous: previous.label })
      : label;
  return {
    heading,
    total: totalLabel ?? intl.formatMessage({ id: 'chart.total' }),
    itemsOf: (kind: 'bars' | 'area', point: TimePoint) => items(kind, point.values, point.previous?.count),
    // Like with like: the periods that have begun this time and stand beside one of the time before.
    totalItems: (kind: 'bars' | 'area', points: TimePoint[]) => {
      const added = points.filter((point) => totalOf(point) !== null && (point.previous || !previousLabel));
      return items(
        kind,
        series.map((_, index) => sum(added, ({ values }) => values[index] ?? 0)),
        sum(added, ({ previous }) => previous?.count ?? 0),
      );
    },
    sentence: (point: TimePoint) => {
      const parts = series.map(({ label }, index) => `${label} ${number(point.values[index])}`);
      const compared =
        previousLabel && point.previous ? [`${previousLabel} ${number(point.previous.count)}`] : [];
      const known = totalOf(point) === null ? compared : [...parts, ...compared];
      return `${heading(point)}: ${intl.formatList(known, { type: 'conjunction' })}`;
    },
  };
}
