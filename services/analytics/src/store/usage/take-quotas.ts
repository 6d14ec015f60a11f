import { type Queryable, sql } from '@ideabox/postgres';

/** What is asked for of what is believed under a key in a day. */
type Wanted = { key: string; count: number; most: number };

/** Takes as much of each as there is left. @returns how much that is, by key. */
export const takeQuotas = async (db: Queryable, wanted: readonly Wanted[]): Promise<Map<string, number>> => {
  const rows = await db.rows<{ key: string; taken: number }>(sql`
    INSERT INTO usage_quotas AS q (key, day, used, most)
    SELECT key, (SELECT max(day) FROM session_salts), least(count, most), most
    FROM json_to_recordset(${JSON.stringify(wanted)}::json) AS wanted (key text, count integer, most integer)
    WHERE count > 0 ORDER BY key
    ON CONFLICT (key) DO UPDATE SET used = greatest(q.used, least(excluded.most, q.used + excluded.used))
    RETURNING key, new.used - coalesce(old.used, 0) AS taken`);
  return new Map(rows.map(({ key, taken }) => [key, taken]));
};
