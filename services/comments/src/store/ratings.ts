import { publish } from '@ideabox/events';
import { type Database, type Queryable, sql } from '@ideabox/postgres';
import { NotFound } from '../domain/errors.ts';
import { discussionFacts, lockDiscussion } from './discussions.ts';
import { settleTopComment } from './top-comments.ts';

type Where = { id: number; ideaId: number; by: string };

/** How a comment is rated, and by how many. */
export type Rated = { rating: number; rating_count: number };

const putStars = async (tx: Queryable, { id, by }: Where, stars: number) => {
  const row = await tx.one<{ count: number; sum: number }>(sql`
    INSERT INTO ratings AS r (comment_id, member_id, stars) VALUES (${id}, ${by}, ${stars})
    ON CONFLICT (comment_id, member_id) DO UPDATE SET stars = excluded.stars, date_entered = now()
    WHERE r.stars <> excluded.stars
    RETURNING (old.stars IS NULL)::int AS count, new.stars - coalesce(old.stars, 0) AS sum`);
  return row ?? { count: 0, sum: 0 };
};

const takeStars = async (tx: Queryable, { id, by }: Where) => {
  const row = await tx.one<{ count: number; sum: number }>(sql`
    DELETE FROM ratings WHERE comment_id = ${id} AND member_id = ${by} RETURNING -1 AS count, -stars AS sum`);
  if (!row) throw new NotFound('Vote');
  return row;
};

/**
 * Sets a member's rating of a comment, or takes it back where `stars` is null; what stands on the comment and on its
 * idea's card follows.
 * @throws NotFound
 */
export const rate = (db: Database, where: Where, stars: number | null): Promise<Rated> =>
  db.transaction(async (tx) => {
    await lockDiscussion(tx, where.ideaId);
    const moved = stars === null ? await takeStars(tx, where) : await putStars(tx, where, stars);
    const rated = await tx.one<Rated>(sql`
      UPDATE comments SET rating_count = rating_count + ${moved.count}, rating_sum = rating_sum + ${moved.sum}
      WHERE id = ${where.id} AND removed_at IS NULL RETURNING rating, rating_count`);
    if (!rated) throw new NotFound('Comment');
    if (await settleTopComment(tx, where.ideaId))
      await publish(tx, 'comments.v1.DiscussionChanged', ...(await discussionFacts(tx, [where.ideaId])));
    return rated;
  });

/** A member's own ratings, latest first, and how many there are. */
export const ratingsOf = async (
  db: Queryable,
  memberId: string,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: { comment_id: number; stars: number }[]; count: number }> => {
  const [rows, counted] = await Promise.all([
    db.rows<{ comment_id: number; stars: number }>(sql`
      SELECT comment_id, stars FROM ratings WHERE member_id = ${memberId}
      ORDER BY date_entered DESC, comment_id DESC LIMIT ${limit} OFFSET ${offset}`),
    db.one<{ count: number }>(sql`SELECT count(*) AS count FROM ratings WHERE member_id = ${memberId}`),
  ]);
  return { rows, count: counted?.count ?? 0 };
};
