import type { IntlShape } from '@ideabox/intl';
import type { TableData } from '../frame/data-table.tsx';
import type { Words } from './describe.ts';
import { type Series, type TimePoint, totalOf } from './time-point.ts';

type Question = {
  intl: IntlShape;
  words: Words;
  caption: string;
  periodLabel: string;
  series: Series[];
  points: TimePoint[];
  previousLabel?: string;
};

/** The figures of a chart as a table, newest last as in the drawing. */
export function tableOf(question: Question): TableData {
  const { intl, words, caption, periodLabel, series, points, previousLabel } = question;
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
        ...series.map((_, index) => words.value(point.values[index])),
        ...(summed ? [words.value(totalOf(point))] : []),
        ...(previousLabel ? [point.previous ? words.value(point.previous.count) : '—'] : []),
      ],
    })),
  };
}
