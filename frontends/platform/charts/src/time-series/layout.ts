import { max } from 'd3-array';
import { type ScaleBand, type ScaleLinear, scaleBand, scaleLinear } from 'd3-scale';
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
const digitWidth = 8;
const yTickCount = 4;

/** Scales for a width in pixels: counts from zero, whole steps, room on the left for the longest number. */
export function layoutOf(points: TimePoint[], width: number): Layout {
  const highest = max(points, (point) => Math.max(totalOf(point) ?? 0, point.previous?.count ?? 0)) ?? 0;
  const bottom = plotHeight - margin.bottom;
  const y = scaleLinear([0, Math.max(highest, yTickCount)], [bottom, margin.top]).nice(yTickCount);
  const yTicks = y.ticks(yTickCount).filter(Number.isInteger);
  const longest = max(yTicks, (tick) => tick.toLocaleString('en').length) ?? 1;
  const left = longest * digitWidth + 14;
  const keys = points.map(({ key }) => key);
  const x = scaleBand(keys, [left, width - margin.right])
    .paddingInner(0.28)
    .paddingOuter(0.14);
  return { width, height: plotHeight, left, bottom, x, y, yTicks };
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
