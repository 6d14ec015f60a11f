import { css } from '@emotion/react';
import { space } from '@ideabox/ui';
import { classAt, classesOf } from '../classes.ts';
import { Drawing } from '../frame/drawing.tsx';
import { Readout } from '../frame/readout.tsx';
import { byPlace } from '../marks/towards.ts';
import { useReadableMarks } from '../marks/use-readable-marks.ts';
import { ShadeLegend } from '../shade-legend.tsx';
import { shadeAt } from '../shades.ts';
import { inRem, useWidth } from '../use-width.ts';
import type { Area } from './area.ts';
import type { TileWords } from './describe.ts';
import { layoutOf, type Tile as Place } from './layout.ts';
import { isPrefecture } from './prefectures.ts';
import { shortNames } from './short-name.ts';
import { hasRoom, nameSizeOn, Tile } from './tile.tsx';

type Props = { title: string; items: Area[]; shows: 'count' | 'rate'; words: TileWords };

/** The map with its readout and its legend. */
export function TilePlot({ title, items, shows, words }: Props) {
  const { ref, width } = useWidth(640);
  const layout = layoutOf(width);
  const { active, propsOf } = useReadableMarks(layout.tiles.length, 0, byPlace(layout.tiles.map(middleOf)));
  const read = active === null ? undefined : layout.tiles[active]?.key;
  const values = new Map(items.map((item) => [item.key, item[shows]]));
  const classes = classesOf(items.flatMap((item) => (isPrefecture(item.key) ? (item[shows] ?? []) : [])));
  const figure = (value: number | null) => (shows === 'count' ? words.count(value) : words.rate(value));
  const figureOn = (tile: Place, value: number | null) =>
    shows === 'count' && value !== null && !hasRoom(figure(value), tile)
      ? words.ungrouped(value)
      : figure(value);
  const first = layout.tiles[0];
  const names = shortNames(
    layout.tiles.map(({ key }) => ({ key, name: words.name(key) })),
    first ? first.width / nameSizeOn(first) : 0,
  );
  return (
    <div css={css({ display: 'grid', gap: space(3), gridTemplateColumns: 'minmax(0, 1fr)' })}>
      <Readout heading={words.heading(read)} items={words.items(read)} />
      <div ref={ref} css={scroller}>
        <Drawing
          title={title}
          viewBox={`0 0 ${layout.width} ${layout.height}`}
          width={inRem(layout.width)}
          height={inRem(layout.height)}
        >
          {layout.tiles.map((tile, index) => {
            const value = values.get(tile.key);
            const isShaded = typeof value === 'number' && isPrefecture(tile.key);
            return (
              <Tile
                key={tile.key}
                tile={tile}
                name={names.get(tile.key) ?? tile.key}
                figure={value === undefined ? undefined : figureOn(tile, value)}
                shade={isShaded ? shadeAt(classAt(classes, value), classes.length) : undefined}
                marks={propsOf(index, words.sentence(tile.key))}
              />
            );
          })}
        </Drawing>
      </div>
      <ShadeLegend
        classes={classes.map(({ from, to }) => words.range(figure(from), figure(to)))}
        untold={layout.tiles.some(({ key }) => !values.has(key)) ? words.untold : undefined}
      />
    </div>
  );
}

/** Where the reader's text is so large that the map is wider than the screen, it can be moved. */
const scroller = css({
  minWidth: 0,
  overflowX: 'auto',
  '& > svg': { maxWidth: 'none' },
  // Paper does not scroll.
  '@media print': { '& > svg': { maxWidth: '100%' } },
});

const middleOf = ({ x, y, width, height }: { x: number; y: number; width: number; height: number }) => ({
  x: x + width / 2,
  y: y + height / 2,
});
