import { japanTime } from '@ideabox/intl';

/** A calendar day, `2026-11-21`; days compare as text. */
export type Day = string;

const parts = (day: Day) => day.split('-').map(Number) as [number, number, number];
const dayOf = (time: number): Day => new Date(time).toISOString().slice(0, 10);

export function isDay(text: string): text is Day {
  return (
    /^\d{4}-\d{2}-\d{2}$/.test(text) && !Number.isNaN(Date.parse(text)) && dayOf(Date.parse(text)) === text
  );
}

export function addDays(day: Day, count: number): Day {
  const [year, month, date] = parts(day);
  return dayOf(Date.UTC(year, month - 1, date + count));
}

/** The same day of another month; its last day where that month is shorter. */
export function addMonths(day: Day, count: number): Day {
  const [year, month, date] = parts(day);
  const lastDate = new Date(Date.UTC(year, month + count, 0)).getUTCDate();
  return dayOf(Date.UTC(year, month - 1 + count, Math.min(date, lastDate)));
}

/** Today where the site is: its days begin and end in Japan. */
export function today(now = new Date()): Day {
  return japanTime(now).slice(0, 10);
}
