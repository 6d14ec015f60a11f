import type { IntlShape } from '@ideabox/intl';
import type { TableData } from '../frame/data-table.tsx';
import { type Series, type TimePoint, totalOf } from './time-point.ts';

type Question = {
  intl: IntlShape;
  caption: string;
  periodLabel: string;
  series: Series[];
  points: TimePoint[];
  previousLabel?: string;
};

/** The figures of a chart as a table, newest last as in the drawing. */
export function tableOf({ intl, caption, periodLabel, series, points, previousLabel }: Question): TableData {
  const number = (value: number | null | undefined) =>
    value === null || value === undefined
      ? intl.formatMessage({ id: 'chart.unknown' })
      : intl.formatNumber(value);
  const summed = series.length > 1;
  return {
    caption,
    columns: [
      periodLabel,
      ...series.map(({ label }) => label),
      ...(summed ? [intl.formatMessage({ id: 'chart.total' })] : []),
      ...(previousLabel ? [previousLabel] : []),
    ],
    rows: points.map((point) => ({
      key: point.key,
      heading: point.label,
      cells: [
        ...series.map((_, index) => number(point.values[index])),
        ...(summed ? [number(totalOf(point))] : []),
        ...(previousLabel ? [point.previous ? number(point.previous.count) : '—'] : []),
      ],
    })),
  };
}
