import { useIntl } from '@ideabox/intl';
import { ChartFrame } from '../frame/chart-frame.tsx';
import type { ChartProps } from '../frame/chart-status.ts';
import type { TableData } from '../frame/data-table.tsx';
import type { Ranked } from '../ranked.ts';
import { RankedBars } from './ranked-bars.tsx';

type Props = ChartProps & {
  items: Ranked[];
  /** Headings of the table's columns. */
  itemLabel: string;
  countLabel: string;
};

/** A ranking: the longest bar first, in the order given. */
export function HorizontalBars({ items, itemLabel, countLabel, ...frame }: Props) {
  const { formatNumber } = useIntl();
  const table: TableData = {
    caption: frame.title,
    columns: [itemLabel, countLabel],
    rows: items.map(({ key, label, count }) => ({ key, heading: label, cells: [formatNumber(count)] })),
  };
  return (
    <ChartFrame {...frame} isEmpty={items.length === 0} table={table}>
      <RankedBars items={items} title={frame.title} countLabel={countLabel} />
    </ChartFrame>
  );
}
