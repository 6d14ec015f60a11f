import { max, range } from 'd3-array';
import { type ScaleBand, type ScaleLinear, scaleBand, scaleLinear } from 'd3-scale';
import { widthOf } from '../fit-text.ts';
import { plotHeight } from '../frame/plot-height.ts';
import { type TimePoint, totalOf } from './time-point.ts';

export type Layout = {
  width: number;
  height: number;
  left: number;
  bottom: number;
  x: ScaleBand<string>;
  y: ScaleLinear<number, number>;
  yTicks: number[];
};

const margin = { top: 12, right: 18, bottom: 28 };
const labelSize = 13;
const yTickCount = 4;

type Axis = { steps?: readonly number[]; label?: (value: number) => string };

/** Scales for a width in pixels: values from zero, whole steps, room on the left for the longest name of a step. */
export function layoutOf(points: TimePoint[], width: number, { steps, label = String }: Axis = {}): Layout {
  const highest = max(points, (point) => Math.max(totalOf(point) ?? 0, point.previous?.count ?? 0)) ?? 0;
  const bottom = plotHeight - margin.bottom;
  const y = scaleLinear([0, Math.max(highest, yTickCount)], [bottom, margin.top]).nice(yTickCount);
  const yTicks = steps ? stepsUpTo(highest, steps) : y.ticks(yTickCount).filter(Number.isInteger);
  if (steps) y.domain([0, yTicks.at(-1) ?? highest]);
  const left = (max(yTicks, (tick) => widthOf(label(tick))) ?? 1) * labelSize + 14;
  const keys = points.map(({ key }) => key);
  const x = scaleBand(keys, [left, width - margin.right])
    .paddingInner(0.28)
    .paddingOuter(0.14);
  return { width, height: plotHeight, left, bottom, x, y, yTicks };
}

/** As many steps from zero as reach the highest value, of the smallest size that does so in few. */
function stepsUpTo(highest: number, sizes: readonly number[]): number[] {
  const size = sizes.find((step) => highest <= step * yTickCount) ?? sizes.at(-1) ?? 1;
  return range(0, Math.max(Math.ceil(highest / size), 1) + 1).map((step) => step * size);
}

/** The middle of a period on the horizontal axis. */
export function middleOf({ x }: Layout, key: string): number {
  return (x(key) ?? 0) + x.bandwidth() / 2;
}

/** Which periods are named on the axis: as many as fit, the last always. */
export function isNamed(index: number, count: number, step: number, room = 52): boolean {
  const every = Math.max(1, Math.ceil(room / step));
  return (count - 1 - index) % every === 0;
}
