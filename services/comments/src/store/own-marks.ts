import { type Queryable, sql } from '@ideabox/postgres';

/** What a comment is to one member, and how they rated it. */
export type OwnMarks = { my_vote: number | null; is_mine: boolean; is_blocked: boolean };

/** A member's marks on comments, by their ids; a removed one is nobody's any more. */
export const ownMarks = async (
  db: Queryable,
  member: string,
  ids: number[],
): Promise<Map<number, OwnMarks>> => {
  const rows = await db.rows<OwnMarks & { id: number }>(sql`
    SELECT c.id, r.stars AS my_vote, c.removed_at IS NULL AND c.author_id = ${member} AS is_mine,
      c.removed_at IS NULL AND b.blocked_id IS NOT NULL AS is_blocked
    FROM comments c LEFT JOIN ratings r ON r.comment_id = c.id AND r.member_id = ${member}
      LEFT JOIN blocks b ON b.member_id = ${member} AND b.blocked_id = c.author_id AND b.blocked
    WHERE c.id = ANY(${ids})`);
  return new Map(rows.map(({ id, ...marks }) => [id, marks]));
};
