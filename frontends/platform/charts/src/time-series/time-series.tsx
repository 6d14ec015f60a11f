import { useIntl } from '@ideabox/intl';
import { ChartFrame } from '../frame/chart-frame.tsx';
import type { ChartProps } from '../frame/chart-status.ts';
import { describe } from './describe.ts';
import { Plot } from './plot.tsx';
import { tableOf } from './table-of.ts';
import { type Series, type TimePoint, totalOf } from './time-point.ts';

export type TimeSeriesProps = ChartProps & {
  /** Bars carry one or two series, an area one. */
  kind: 'bars' | 'area';
  series: Series[];
  points: TimePoint[];
  /** Names the period that every point is compared with; without it nothing is compared. */
  previousLabel?: string;
  /** Names what is added up, where that is not every period. */
  totalLabel?: string;
  /** Heading of the column of periods in the table. */
  periodLabel: string;
};

/** Counts over time. */
export function TimeSeries(props: TimeSeriesProps) {
  const { kind, series, points, previousLabel, totalLabel, periodLabel, ...frame } = props;
  const intl = useIntl();
  const words = describe(intl, { series, previousLabel, totalLabel });
  const isEmpty = points.every((point) => !totalOf(point) && !point.previous?.count);
  const table = tableOf({ intl, caption: frame.title, periodLabel, series, points, previousLabel });
  return (
    <ChartFrame {...frame} isEmpty={isEmpty} table={table}>
      <Plot kind={kind} title={frame.title} points={points} words={words} />
    </ChartFrame>
  );
}
