import { hours, weekdays } from './hour-count.ts';

export type Cell = { weekday: number; hour: number; x: number; y: number; width: number; height: number };

/** Sixteenths of a rem: with less, hours stand below each other. */
const leastAcross = 560;
const widest = 36;
const label = { top: 24, weekday: 44, hour: 64 };
const turnedRise = 20;

/** Hours from left to right and weekdays below each other, or turned on a narrow screen. */
export function layoutOf(width: number) {
  const isTurned = width < leastAcross;
  const left = isTurned ? label.hour : label.weekday;
  const step = isTurned ? (width - left) / weekdays.length : Math.min((width - left) / hours.length, widest);
  const rise = isTurned ? turnedRise : Math.max(step, 28);
  const cells = weekdays.flatMap((weekday, day) =>
    hours.map((hour): Cell => {
      const [column, row] = isTurned ? [day, hour] : [hour, day];
      return { weekday, hour, x: left + column * step, y: label.top + row * rise, width: step, height: rise };
    }),
  );
  const [columns, rows] = isTurned ? [weekdays.length, hours.length] : [hours.length, weekdays.length];
  return {
    isTurned,
    left,
    top: label.top,
    step,
    rise,
    cells,
    width: left + columns * step,
    height: label.top + rows * rise,
  };
}

export type Layout = ReturnType<typeof layoutOf>;

/** The side of the square of a count: squares are to each other as the counts are, and the least is still seen. */
export function sideOf(count: number, most: number, { width, height }: Cell): number {
  if (count === 0 || most === 0) return 0;
  return Math.max(Math.sqrt(count / most) * (Math.min(width, height) - 3), 3);
}
