import { z } from 'zod';
import { audiences } from './audience.ts';
import { searchEngines } from './search-engine.ts';
import { devices } from './usage-event.ts';

/** What was counted elsewhere of one audience on one day. */
export type ImportedUsage = {
  day: string;
  role: string;
  visits: number;
  first_visits: number;
  readers: number;
  seconds: number;
  page_views: number[];
  devices: Record<string, number>;
  engines: Record<string, number>;
  keywords: Record<string, number>;
};

const date = z.iso.date();
const most = 1_000_000_000;
/** Code points of a keyword. */
const longestKeyword = 100;

const isCount = (count: number) => Number.isSafeInteger(count) && count >= 0 && count <= most;
const areCounts = (counts: Record<string, number>, known: (key: string) => boolean) =>
  Object.entries(counts).every(([key, count]) => known(key) && isCount(count));
const isWord = (word: string) =>
  word.trim() !== '' && word.isWellFormed() && !/\p{Cc}/u.test(word) && [...word].length <= longestKeyword;

const oneOf = (names: readonly string[]) => (name: string) => names.includes(name);

/** Why a day is not loaded; undefined when it is in order. `counted` is the first day of which something was counted here. */
export const rejectUsage = (usage: ImportedUsage, counted: string): string | undefined => {
  const { day, role, visits, first_visits, readers, seconds, page_views } = usage;
  if (!date.safeParse(day).success || day < '1970-01-01') return 'day: YYYY-MM-DD expected';
  if (day >= counted) return 'day: counted here already';
  if (!oneOf(audiences)(role)) return `role: unknown “${role}”`;
  if (!isCount(visits) || visits === 0) return 'visits: 1 or more expected';
  if (![first_visits, readers].every((count) => isCount(count) && count <= visits))
    return 'first_visits, readers: as many as visits at most';
  if (!isCount(seconds)) return 'seconds: a count expected';
  if (page_views.length !== 24 || !page_views.every(isCount)) return 'page_views: 24 counts expected';
  if (!areCounts(usage.devices, oneOf(devices))) return 'devices: known kinds with counts expected';
  if (!areCounts(usage.engines, oneOf(searchEngines))) return 'engines: known names with counts expected';
  if (!areCounts(usage.keywords, isWord))
    return `keywords: 1 to ${longestKeyword} characters, with counts expected`;
};
