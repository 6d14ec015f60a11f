import { max } from 'd3-array';
import { type ScaleLinear, scaleLinear } from 'd3-scale';
import { widthOf } from '../fit-text.ts';
import { figureSize } from './ranked-bar.tsx';

/** Bold figures are somewhat wider than plain words. */
const boldness = 1.15;

/** Lengths of bars that leave room for the figures beside them; however long those are, a third of the width stays for the bars. */
export function barScale<Item extends { count: number }>(
  items: Item[],
  width: number,
  figureOf: (item: Item) => string,
): ScaleLinear<number, number> {
  const most = max(items, ({ count }) => count) || 1;
  const room = (max(items, (item) => widthOf(figureOf(item))) ?? 0) * figureSize * boldness + 12;
  return scaleLinear([0, most], [0, Math.max(width - room, width / 3)]);
}
