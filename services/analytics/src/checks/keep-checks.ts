import { type Queryable, sql } from '@ideabox/postgres';

/** What came of comparing a book with what it follows from. */
export type Outcome = { book: string; differences: number };

/** Remembers that these books were compared just now. */
export const keepChecks = async (db: Queryable, outcomes: readonly Outcome[]): Promise<void> => {
  await db.run(sql`
    INSERT INTO checks (book, checked_at, differences)
    SELECT book, now(), differences
    FROM json_to_recordset(${JSON.stringify(outcomes)}::json) AS o (book text, differences integer) ORDER BY book
    ON CONFLICT (book) DO UPDATE SET checked_at = excluded.checked_at, differences = excluded.differences`);
};
