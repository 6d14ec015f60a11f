import { useIntl } from '@ideabox/intl';
import { sum } from 'd3-array';
import { ChartFrame } from '../frame/chart-frame.tsx';
import type { ChartProps } from '../frame/chart-status.ts';
import type { Ranked } from '../ranked.ts';
import { DonutPlot } from './donut-plot.tsx';
import { gatherRest } from './gather-rest.ts';

type Props = ChartProps & {
  items: Ranked[];
  /** Headings of the table's columns, and the name of what is left over. */
  itemLabel: string;
  countLabel: string;
};

/** Shares of a whole, the greatest first; what has no room of its own is gathered into one. */
export function Donut({ items, itemLabel, countLabel, ...frame }: Props) {
  const { formatMessage, formatNumber } = useIntl();
  const total = sum(items, ({ count }) => count);
  const percent = (count: number) => formatNumber(count / (total || 1), { style: 'percent' });
  const shown = gatherRest(items, formatMessage({ id: 'chart.rest' }));
  const sorted = [...items].sort((one, other) => other.count - one.count);
  const table = {
    caption: frame.title,
    columns: [itemLabel, countLabel, formatMessage({ id: 'chart.share' })],
    rows: sorted.map(({ key, label, count }) => ({
      key,
      heading: label,
      cells: [formatNumber(count), percent(count)],
    })),
  };
  return (
    <ChartFrame {...frame} isEmpty={total === 0} table={table}>
      <DonutPlot items={shown} total={total} title={frame.title} countLabel={countLabel} percent={percent} />
    </ChartFrame>
  );
}
