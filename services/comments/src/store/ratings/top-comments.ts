import { join, type Queryable, raw, sql } from '@ideabox/postgres';
import { type Standing, standingOrder, topOf } from '../../domain/top-comment.ts';

type Discussion = { idea_id: number; top_comment_id: number | null };

/**
 * Settles the top comments of discussions after some of their top-level comments (`risen`) came to stand higher: whatever
 * else there is stood below the former one and still does, so only these are looked at.
 */
export const raiseTopComments = async (
  tx: Queryable,
  discussions: Discussion[],
  risen: number[],
): Promise<void> => {
  const tops = discussions.flatMap(({ top_comment_id }) => top_comment_id ?? []);
  const standings = await tx.rows<Standing & { idea_id: number }>(sql`
    SELECT id, idea_id, rating, reply_count, serial_number FROM comments
    WHERE id = ANY(${[...risen, ...tops]}) AND removed_at IS NULL`);
  const byIdea = Map.groupBy(standings, (standing) => standing.idea_id);
  const changed = discussions
    .map(({ idea_id, top_comment_id }) => {
      const top = topOf(byIdea.get(idea_id) ?? [])?.id ?? null;
      return { idea_id, top, stays: top === top_comment_id };
    })
    .filter(({ stays }) => !stays);
  if (changed.length === 0) return;
  await tx.run(sql`
    UPDATE discussions d SET top_comment_id = g.top
    FROM jsonb_to_recordset(${JSON.stringify(changed)}::jsonb) AS g(idea_id bigint, top bigint)
    WHERE d.idea_id = g.idea_id`);
};

/** SQL for the order in which comments stand. */
export const highestFirst = join(
  standingOrder.map((key) => raw(`${key} DESC`)),
  ', ',
);

/**
 * Settles an idea's top comment after one of its comments may have fallen: the first of an index that is in the order of
 * standing. @returns whether another one is on top now.
 */
export const settleTopComment = async (tx: Queryable, ideaId: number): Promise<boolean> => {
  const changed = await tx.run(sql`
    UPDATE discussions d SET top_comment_id = first.id, revision = d.revision + 1
    FROM (SELECT (
      SELECT id FROM comments WHERE idea_id = ${ideaId} AND parent_id IS NULL AND removed_at IS NULL
      ORDER BY ${highestFirst} LIMIT 1
    ) AS id) AS first
    WHERE d.idea_id = ${ideaId} AND d.top_comment_id IS DISTINCT FROM first.id`);
  return changed > 0;
};
