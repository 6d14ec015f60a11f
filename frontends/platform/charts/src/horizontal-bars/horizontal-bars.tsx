import { useIntl } from '@ideabox/intl';
import { sum } from 'd3-array';
import { ChartFrame } from '../frame/chart-frame.tsx';
import type { ChartProps } from '../frame/chart-status.ts';
import type { TableData } from '../frame/data-table.tsx';
import type { Ranked } from '../ranked.ts';
import { useShare } from '../use-share.ts';
import { RankedBars } from './ranked-bars.tsx';

export type HorizontalBarsProps = ChartProps & {
  items: Ranked[];
  /** Headings of the table's columns. */
  itemLabel: string;
  countLabel: string;
  /** Says a count with its unit: `3 分 20 秒`; without it a count is a number. */
  valueLabel?: (count: number) => string;
  /** Whether each count is told as a share of all, too. */
  showShare?: boolean;
  /** Whether the order says which is the first: ages have one of their own. */
  isRanked?: boolean;
};

/** A ranking, or parts of a whole: in the order given, one bar each. An item with an address is a link, in the drawing and in the table. */
export function HorizontalBars(props: HorizontalBarsProps) {
  const { items, itemLabel, countLabel, valueLabel, showShare = false, isRanked = true, ...frame } = props;
  const { formatMessage, formatNumber } = useIntl();
  const shareOf = useShare(sum(items, ({ count }) => count));
  const value = valueLabel ?? formatNumber;
  const table: TableData = {
    caption: frame.title,
    columns: [itemLabel, countLabel, ...(showShare ? [formatMessage({ id: 'chart.share' })] : [])],
    rows: items.map(({ key, label, count, href }) => ({
      key,
      heading: label,
      href,
      cells: [value(count), ...(showShare ? [shareOf(count)] : [])],
    })),
  };
  const figure = (count: number) =>
    showShare
      ? formatMessage({ id: 'chart.with_share' }, { value: value(count), share: shareOf(count) })
      : value(count);
  return (
    <ChartFrame {...frame} isEmpty={items.length === 0} table={table}>
      <RankedBars
        items={items}
        title={frame.title}
        countLabel={countLabel}
        figure={figure}
        isRanked={isRanked}
      />
    </ChartFrame>
  );
}
