import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { VoteType } from './votes.ts';

/** What an idea is to one member, and what they have done with it. */
export type OwnMarks = {
  is_read: boolean;
  my_favorite: boolean;
  my_vote: VoteType | null;
  is_mine: boolean;
  /** Whether they block who wrote it, or the comment that its card shows. */
  is_blocked: boolean;
  top_comment_blocked: boolean;
};

/** A member's marks on ideas, by their ids. One query, whatever their number. */
export const ownMarks = async (
  db: Queryable,
  member: string,
  ids: number[],
): Promise<Map<number, OwnMarks>> => {
  const blocks = (author: Sql) =>
    sql`EXISTS (SELECT FROM blocks b WHERE b.member_id = ${member} AND b.blocked_id = ${author} AND b.blocked)`;
  const rows = await db.rows<OwnMarks & { id: number }>(sql`
    SELECT wanted.id, r.idea_id IS NOT NULL AS is_read, f.idea_id IS NOT NULL AS my_favorite, v.type AS my_vote,
      i.author_id = ${member} AS is_mine,
      ${blocks(sql`i.author_id`)} AS is_blocked, ${blocks(sql`s.top_comment->>'author_id'`)} AS top_comment_blocked
    FROM unnest(${ids}::bigint[]) AS wanted(id)
    JOIN ideas i ON i.id = wanted.id JOIN standings s ON s.idea_id = i.id
    LEFT JOIN reads r ON r.idea_id = wanted.id AND r.member_id = ${member}
    LEFT JOIN favorites f ON f.idea_id = wanted.id AND f.member_id = ${member}
    LEFT JOIN votes v ON v.idea_id = wanted.id AND v.member_id = ${member}`);
  return new Map(rows.map(({ id, ...marks }) => [id, marks]));
};
