import { type Queryable, sql } from '@ideabox/postgres';
import { widgetBooks } from './widget-books.ts';

type Check = { book: string; checked_at: Date; differences: number };

/** When all of these were last compared: when that of the first of them was; null where one never was. */
const since = (checks: (Check | undefined)[]): string | null => {
  const times = checks.map((check) => check?.checked_at.getTime() ?? Number.NaN);
  const oldest = Math.min(...times);
  return Number.isNaN(oldest) || times.length === 0 ? null : new Date(oldest).toISOString();
};

/** When the books of each widget were last compared with what they follow from, and in how many places they differed. */
export const readChecks = async (db: Queryable) => {
  const rows = await db.rows<Check>(sql`SELECT book, checked_at, differences FROM checks`);
  const checks = new Map(rows.map((check) => [check.book, check]));
  const of = (books: readonly string[]) => books.map((book) => checks.get(book));
  return widgetBooks.map(({ widget, own, owners }) => {
    const known = of([...own, ...owners]);
    const checked_at = since(of(own));
    return {
      widget,
      checked_at,
      differences: checked_at && known.reduce((sum, check) => sum + (check?.differences ?? 0), 0),
      sources_checked_at: since(of(owners)),
    };
  });
};
