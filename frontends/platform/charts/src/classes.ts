import { bisectLeft, quantile } from 'd3-array';

/** The least and the most of those in a class. */
export type Class = { from: number; to: number };

const most = 5;

/**
 * Classes of about as many areas each, least first. In steps of equal width, Tokyo's would be one class and nearly all others another;
 * whose figures are equal are in the same class, so that there may be fewer.
 */
export function classesOf(values: number[]): Class[] {
  const limits = Array.from({ length: most - 1 }, (_, index) => quantile(values, (index + 1) / most) ?? 0);
  const classes: Class[] = [];
  let before = -1;
  for (const value of values.toSorted((one, other) => one - other)) {
    const place = bisectLeft(limits, value);
    const last = classes.at(-1);
    if (last && place === before) last.to = value;
    else classes.push({ from: value, to: value });
    before = place;
  }
  return classes;
}

/** Where a value of these classes belongs. */
export const classAt = (classes: Class[], value: number): number =>
  classes.findIndex(({ to }) => value <= to);
