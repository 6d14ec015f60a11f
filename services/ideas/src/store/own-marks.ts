import { type Queryable, sql } from '@ideabox/postgres';
import type { VoteType } from './votes.ts';

/** What one member has done with an idea. */
export type OwnMarks = { is_read: boolean; my_favorite: boolean; my_vote: VoteType | null };

/** A member's marks on ideas, by their ids. One query, whatever their number. */
export const ownMarks = async (
  db: Queryable,
  member: string,
  ids: number[],
): Promise<Map<number, OwnMarks>> => {
  const rows = await db.rows<OwnMarks & { id: number }>(sql`
    SELECT wanted.id, r.idea_id IS NOT NULL AS is_read, f.idea_id IS NOT NULL AS my_favorite, v.type AS my_vote
    FROM unnest(${ids}::bigint[]) AS wanted(id)
    LEFT JOIN reads r ON r.idea_id = wanted.id AND r.member_id = ${member}
    LEFT JOIN favorites f ON f.idea_id = wanted.id AND f.member_id = ${member}
    LEFT JOIN votes v ON v.idea_id = wanted.id AND v.member_id = ${member}`);
  return new Map(rows.map(({ id, ...marks }) => [id, marks]));
};
