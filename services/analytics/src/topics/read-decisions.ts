import { type Queryable, sql } from '@ideabox/postgres';

/** What operators have decided of topics, all of it as one word: where that is the same, figures that are remembered stand. */
export const readDecisions = async (db: Queryable): Promise<string | null | undefined> => {
  const row = await db.one<{ decided: string | null }>(sql`
    SELECT md5(json_agg(json_build_array(id, given_name, hidden, merged_into) ORDER BY id)::text) AS decided
    FROM topics WHERE given_name IS NOT NULL OR hidden OR merged_into IS NOT NULL`);
  return row?.decided;
};
