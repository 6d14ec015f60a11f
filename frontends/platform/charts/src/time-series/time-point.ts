import { sum } from 'd3-array';

export type Series = { key: string; label: string };

/** One period of a time series; null where it is not over, or not begun. */
export type TimePoint = {
  key: string;
  /** Whole, for reading: `11月21日（土）`. */
  label: string;
  /** Short, for the axis: `11/21`. */
  tick: string;
  /** One for each series. */
  values: (number | null)[];
  /** The period it is compared with, if any. */
  previous?: { label: string; count: number | null };
};

/** All series of a point together; null when none is known. */
export function totalOf(point: TimePoint): number | null {
  return point.values.every((value) => value === null) ? null : sum(point.values, (value) => value ?? 0);
}
