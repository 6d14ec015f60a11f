import { publish } from '@ideabox/events';
import { type Database, type Queryable, sql } from '@ideabox/postgres';
import { NotFound } from '../../domain/errors.ts';
import { isNoted } from '../../domain/top-comment.ts';
import { discussionFacts, lockDiscussion, touchDiscussion } from '../discussions.ts';
import { rfc3339 } from '../rfc3339.ts';
import { ratingFacts } from './rating-facts.ts';
import { settleTopComment } from './top-comments.ts';

type Where = { id: number; ideaId: number; by: { id: string; role: string } };

/** How a comment is rated, and by how many. */
export type Rated = { rating: number; rating_count: number };

type Moved = { count: number; sum: number };

const putStars = (tx: Queryable, { id, by }: Where, stars: number): Promise<Moved | undefined> =>
  tx.one(sql`
    INSERT INTO ratings AS r (comment_id, member_id, member_role, stars) VALUES (${id}, ${by.id}, ${by.role}, ${stars})
    ON CONFLICT (comment_id, member_id) DO UPDATE SET stars = excluded.stars, member_role = excluded.member_role,
      date_entered = now(), revision = r.revision + 1
    WHERE r.stars IS DISTINCT FROM excluded.stars
    RETURNING (old.stars IS NULL)::int AS count, new.stars - coalesce(old.stars, 0) AS sum`);

const takeStars = async (tx: Queryable, { id, by }: Where): Promise<Moved> => {
  const row = await tx.one<Moved>(sql`
    UPDATE ratings SET stars = NULL, revision = revision + 1
    WHERE comment_id = ${id} AND member_id = ${by.id} AND stars IS NOT NULL
    RETURNING -1 AS count, -old.stars AS sum`);
  if (!row) throw new NotFound('Vote');
  return row;
};

const tell = async (tx: Queryable, { id, ideaId, by }: Where, looksDifferent: boolean) => {
  const which = sql`WHERE r.comment_id = ${id} AND r.member_id = ${by.id}`;
  await publish(tx, 'comments.v1.RatingChanged', ...(await ratingFacts(tx, which)));
  const isOtherOnTop = await settleTopComment(tx, ideaId);
  if (looksDifferent && !isOtherOnTop) await touchDiscussion(tx, ideaId);
  if (looksDifferent || isOtherOnTop)
    await publish(tx, 'comments.v1.DiscussionChanged', ...(await discussionFacts(tx, [ideaId])));
};

/**
 * Sets a member's rating of a comment, or takes it back where `stars` is null; what stands on the comment and on its
 * idea's card follows. The same stars again change nothing.
 * @throws NotFound
 */
export const rate = (db: Database, where: Where, stars: number | null): Promise<Rated> =>
  db.transaction(async (tx) => {
    const discussion = await lockDiscussion(tx, where.ideaId);
    const moved = stars === null ? await takeStars(tx, where) : await putStars(tx, where, stars);
    const row = await tx.one<Rated & { before: Rated }>(sql`
      UPDATE comments SET rating_count = rating_count + ${moved?.count ?? 0}, rating_sum = rating_sum + ${moved?.sum ?? 0}
      WHERE id = ${where.id} AND removed_at IS NULL RETURNING new.rating, new.rating_count,
        jsonb_build_object('rating', old.rating, 'rating_count', old.rating_count) AS before`);
    if (!row) throw new NotFound('Comment');
    const { before, ...rated } = row;
    const looksDifferent = discussion.top_comment_id === where.id && isNoted(before) !== isNoted(rated);
    if (moved) await tell(tx, where, looksDifferent);
    return rated;
  });

type Page = { comment_id?: number[] | undefined; limit: number; offset: number };

/** A member's own ratings, latest first, of some comments or of all, and how many there are. */
export const ratingsOf = async (db: Queryable, memberId: string, { comment_id, limit, offset }: Page) => {
  const some = comment_id ? sql`AND comment_id = ANY(${comment_id})` : sql``;
  const theirs = sql`FROM ratings WHERE member_id = ${memberId} AND stars IS NOT NULL ${some}`;
  const [rows, counted] = await Promise.all([
    db.rows<{ comment_id: number; stars: number; date_entered: string }>(sql`
      SELECT comment_id, stars, ${rfc3339(sql`date_entered`)} AS date_entered ${theirs}
      ORDER BY ratings.date_entered DESC, comment_id DESC LIMIT ${limit} OFFSET ${offset}`),
    db.one<{ count: number }>(sql`SELECT count(*) AS count ${theirs}`),
  ]);
  return { rows, count: counted?.count ?? 0 };
};
