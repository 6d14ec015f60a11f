import { max } from 'd3-array';
import { prefectures } from './prefectures.ts';

export type Tile = { key: string; x: number; y: number; width: number; height: number };

const columns = (max(prefectures, ({ column }) => column) ?? 0) + 1;
/** Members of no prefecture stand in the sea in the south-east: overseas, and who did not answer. */
const apart = [
  { key: '99', column: 6.5, row: 9.3 },
  { key: '00', column: 6.5, row: 10.3 },
];
/** Sixteenths of a rem: narrower, a figure is not legible; wider, eyes wander. */
const narrowest = 23;
const widest = 64;
const gap = 2;

/** Tiles for a width: never narrower than a figure needs, so that the map may be wider than the place it has. */
export function layoutOf(width: number) {
  const step = Math.min(Math.max(width / columns, narrowest), widest);
  const rise = Math.min(Math.max(step * 0.85, 32), 48);
  const place = (column: number, row: number, span = 1) => ({
    x: column * step + gap / 2,
    y: row * rise + gap / 2,
    width: span * step - gap,
    height: rise - gap,
  });
  const tiles: Tile[] = [
    ...prefectures.map(({ code, column, row }) => ({ key: code, ...place(column, row) })),
    ...apart.map(({ key, column, row }) => ({ key, ...place(column, row, columns - column) })),
  ];
  return { tiles, width: columns * step, height: max(tiles, ({ y, height }) => y + height + gap / 2) ?? 0 };
}
