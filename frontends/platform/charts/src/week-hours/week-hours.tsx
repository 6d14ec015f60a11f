import { useIntl } from '@ideabox/intl';
import { ChartFrame } from '../frame/chart-frame.tsx';
import type { ChartProps } from '../frame/chart-status.ts';
import { describe } from './describe.ts';
import { type HourCount, hours, weekdays, weekOf } from './hour-count.ts';
import { WeekPlot } from './week-plot.tsx';

export type WeekHoursProps = ChartProps & {
  /** In any order; an hour that is left out is told nothing of, which is shown as that and not as 0. */
  items: HourCount[];
  /** What is counted. */
  countLabel: string;
};

/** When in the week something happens: the darker and larger a square, the more. */
export function WeekHours({ items, countLabel, ...frame }: WeekHoursProps) {
  const intl = useIntl();
  const week = weekOf(items);
  const words = describe(intl, { week, countLabel });
  const table = {
    caption: frame.title,
    columns: [intl.formatMessage({ id: 'chart.hours.column' }), ...weekdays.map((day) => words.weekday(day))],
    rows: hours.map((hour) => ({
      key: String(hour),
      heading: words.range(hour),
      cells: weekdays.map((day) => words.count(week.at(day, hour))),
    })),
  };
  return (
    <ChartFrame {...frame} isEmpty={week.total === 0} table={table}>
      <WeekPlot title={frame.title} items={items} week={week} words={words} />
    </ChartFrame>
  );
}
