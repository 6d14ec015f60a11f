import { type Queryable, sql } from '@ideabox/postgres';
import type { MemberRow } from '../members/member-row.ts';

/** The first and the second to vote, of the votes that stand; null for who does not want to be named. */
export type FirstVoters = { first: MemberRow | null; second: MemberRow | null };

/** Who voted first on ideas, by their ids. One query, whatever their number. */
export const firstVotersOf = async (db: Queryable, ids: number[]): Promise<Map<number, FirstVoters>> => {
  if (ids.length === 0) return new Map();
  const rows = await db.rows<{ id: number; voters: (MemberRow | null)[] }>(sql`
    SELECT wanted.id, array_agg(CASE WHEN m.id IS NOT NULL THEN to_jsonb(m) END ORDER BY v.date_entered, v.member_id) AS voters
    FROM unnest(${ids}::bigint[]) AS wanted(id) CROSS JOIN LATERAL (
      SELECT member_id, named, date_entered FROM votes WHERE idea_id = wanted.id AND type IS NOT NULL
      ORDER BY date_entered, member_id LIMIT 2
    ) v LEFT JOIN members m ON m.id = v.member_id AND v.named
    GROUP BY wanted.id`);
  return new Map(rows.map(({ id, voters: [first = null, second = null] }) => [id, { first, second }]));
};
