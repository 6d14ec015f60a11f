import { ascending, bisector } from 'd3-array';
import type { TimePoint } from './time-point.ts';

/** Something that may explain what a chart shows: a call for ideas opened, news, an answer. */
export type Happening = {
  /** ISO: `2026-11-21`. */
  date: string;
  label: string;
  /** Where it can be read. */
  href: string;
};

/** With its number on the axis, and the place in the row of the period in which it happened. */
export type Numbered = Happening & { number: number; period: number };

const byKey = bisector<TimePoint, string>(({ key }) => key);

/** What happened in the periods of the chart, oldest first; their keys are the dates on which they begin. */
export function numbered(happenings: Happening[], points: TimePoint[]): Numbered[] {
  return happenings
    .map((happening) => ({ ...happening, period: byKey.right(points, happening.date) - 1 }))
    .filter(({ period }) => period >= 0)
    .sort((one, other) => ascending(one.date, other.date))
    .map((happening, index) => ({ ...happening, number: index + 1 }));
}

/** One flag on the axis: several numbers where periods are too near to each other for one each. */
export type Flag = { x: number; from: number; to: number };

const flagWidth = 26;

/** Flags for what happened, none over another. */
export function flagsOf(happenings: Numbered[], middleOf: (period: number) => number): Flag[] {
  const flags: Flag[] = [];
  for (const { number, period } of happenings) {
    const x = middleOf(period);
    const last = flags.at(-1);
    if (last && x - last.x < flagWidth) last.to = number;
    else flags.push({ x, from: number, to: number });
  }
  return flags;
}
