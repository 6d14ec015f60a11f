import type { IntlShape } from '@ideabox/intl';
import { sum } from 'd3-array';
import type { ReadoutItem } from '../frame/readout.tsx';
import type { Happening } from './happenings.ts';
import { type Series, type TimePoint, totalOf } from './time-point.ts';

type Question = {
  series: Series[];
  previousLabel?: string;
  totalLabel?: string;
  valueLabel?: (value: number) => string;
  isMean: boolean;
};
export type Words = ReturnType<typeof describe>;

/** What a chart says in words: of one point, and of all together. */
export function describe(intl: IntlShape, question: Question) {
  const { series, previousLabel, totalLabel, isMean } = question;
  const known = question.valueLabel ?? ((value: number) => intl.formatNumber(value));
  const value = (of: number | null | undefined) =>
    of === null || of === undefined ? intl.formatMessage({ id: 'chart.unknown' }) : known(of);
  const items = (kind: 'bars' | 'area', values: (number | null)[], previous: number | null | undefined) => [
    ...series.map<ReadoutItem>(({ key, label }, index) => ({
      key,
      label,
      value: value(values[index]),
      swatch: kind === 'area' ? 'line' : index === 0 ? 'first' : 'second',
    })),
    ...(previousLabel && previous !== undefined
      ? [{ key: 'previous', label: previousLabel, value: value(previous), swatch: 'previous' as const }]
      : []),
  ];
  const heading = ({ label, previous }: TimePoint) =>
    previous && previousLabel
      ? intl.formatMessage({ id: 'chart.compared' }, { label, previous: previous.label })
      : label;
  const read = (kind: 'bars' | 'area', point: TimePoint) => ({
    heading: heading(point),
    items: items(kind, point.values, point.previous?.count),
  });
  // Like with like: the periods that have begun this time and stand beside one of the time before.
  const total = (kind: 'bars' | 'area', points: TimePoint[]) => {
    const added = points.filter((point) => totalOf(point) !== null && (point.previous || !previousLabel));
    const sums = series.map((_, index) => sum(added, ({ values }) => values[index] ?? 0));
    return {
      heading: totalLabel ?? intl.formatMessage({ id: 'chart.total' }),
      items: items(
        kind,
        sums,
        sum(added, ({ previous }) => previous?.count ?? 0),
      ),
    };
  };
  return {
    value,
    known,
    read,
    /** All together; of averages the newest. */
    whole: (kind: 'bars' | 'area', points: TimePoint[]) => {
      const newest = points.findLast((point) => totalOf(point) !== null) ?? points.at(-1);
      return isMean && newest ? read(kind, newest) : total(kind, points);
    },
    /** With what happened meanwhile, if anything did. */
    sentence: (point: TimePoint, happenings: Happening[]) => {
      const parts = series.map(({ label }, index) => `${label} ${value(point.values[index])}`);
      const compared =
        previousLabel && point.previous ? [`${previousLabel} ${value(point.previous.count)}`] : [];
      const figures = totalOf(point) === null && compared.length > 0 ? compared : [...parts, ...compared];
      const told = [...figures, ...happenings.map(({ label }) => label)];
      return `${heading(point)}: ${intl.formatList(told, { type: 'conjunction' })}`;
    },
  };
}
