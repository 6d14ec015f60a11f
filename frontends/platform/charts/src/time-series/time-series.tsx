import { useIntl } from '@ideabox/intl';
import { ChartFrame } from '../frame/chart-frame.tsx';
import type { ChartProps } from '../frame/chart-status.ts';
import { describe } from './describe.ts';
import { type Happening, numbered } from './happenings.ts';
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
  /** Says a value with its unit: `3分20秒`; without it a value is a number. */
  valueLabel?: (value: number) => string;
  /** Steps that the axis may have, the smallest first, where values are not counted by tens. */
  axisSteps?: readonly number[];
  /** What happened meanwhile, in any order: numbers on the axis, with a list below. The keys of the points are dates then. */
  happenings?: Happening[];
  /** Whether values are averages, which are never added up: in place of all together the newest is told. */
  isMean?: boolean;
};

/** Counts or averages over time. */
export function TimeSeries(props: TimeSeriesProps) {
  const { kind, series, points, previousLabel, totalLabel, periodLabel, ...more } = props;
  const { valueLabel, axisSteps, happenings = [], isMean = false, ...frame } = more;
  const intl = useIntl();
  const words = describe(intl, { series, previousLabel, totalLabel, valueLabel, isMean });
  const isEmpty = points.every((point) => !totalOf(point) && !point.previous?.count);
  const table = tableOf({ intl, words, caption: frame.title, periodLabel, series, points, previousLabel });
  return (
    <ChartFrame {...frame} isEmpty={isEmpty} table={table}>
      <Plot
        kind={kind}
        title={frame.title}
        points={points}
        happenings={numbered(happenings, points)}
        words={words}
        axisSteps={axisSteps}
      />
    </ChartFrame>
  );
}
