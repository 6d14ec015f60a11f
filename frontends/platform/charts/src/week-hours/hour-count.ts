import { rollup, sum } from 'd3-array';

export type HourCount = {
  /** Monday is 1. */
  weekday: number;
  /** From 0 to 23, by the clock of the time zone that was asked for. */
  hour: number;
  count: number;
};

export const weekdays = [1, 2, 3, 4, 5, 6, 7];
export const hours = Array.from({ length: 24 }, (_, hour) => hour);

const keyOf = (weekday: number, hour: number) => weekday * 100 + hour;

/** The counts of a week by weekday and hour, and what comes of adding them up. */
export function weekOf(items: HourCount[]) {
  const counts = new Map(items.map(({ weekday, hour, count }) => [keyOf(weekday, hour), count]));
  const add = (by: (item: HourCount) => number) =>
    rollup(items, (some) => sum(some, ({ count }) => count), by);
  const [ofWeekdays, ofHours] = [add(({ weekday }) => weekday), add(({ hour }) => hour)];
  return {
    /** Undefined where nothing is told. */
    at: (weekday: number, hour: number) => counts.get(keyOf(weekday, hour)),
    total: sum(items, ({ count }) => count),
    ofWeekday: (weekday: number) => ofWeekdays.get(weekday) ?? 0,
    ofHour: (hour: number) => ofHours.get(hour) ?? 0,
  };
}

export type Week = ReturnType<typeof weekOf>;
