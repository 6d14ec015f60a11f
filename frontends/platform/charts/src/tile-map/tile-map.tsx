import { useIntl } from '@ideabox/intl';
import { ChartFrame } from '../frame/chart-frame.tsx';
import type { ChartProps } from '../frame/chart-status.ts';
import type { Area } from './area.ts';
import { describe } from './describe.ts';
import { TilePlot } from './tile-plot.tsx';

export type TileMapProps = ChartProps & {
  /** In any order; an area that is left out is told nothing of, which is shown as that and not as 0. */
  items: Area[];
  /** What the tiles show; the readout and the table have both. */
  shows: 'count' | 'rate';
  /** Headings of the table's columns. */
  itemLabel: string;
  countLabel: string;
  rateLabel: string;
};

/** The prefectures of Japan as tiles of the same size, about where they lie. */
export function TileMap({ items, shows, itemLabel, countLabel, rateLabel, ...frame }: TileMapProps) {
  const intl = useIntl();
  const words = describe(intl, { items, countLabel, rateLabel });
  const table = {
    caption: frame.title,
    columns: [itemLabel, countLabel, rateLabel],
    rows: words.keys.map((key) => ({ key, heading: words.name(key), cells: words.cells(key) })),
  };
  return (
    <ChartFrame {...frame} isEmpty={items.every(({ count }) => count === 0)} table={table}>
      <TilePlot title={frame.title} items={items} shows={shows} words={words} />
    </ChartFrame>
  );
}
