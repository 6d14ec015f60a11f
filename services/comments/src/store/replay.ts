import { type Database, sql } from '@ideabox/postgres';
import type { CommentChanged__Output as CommentChanged } from '@ideabox/protos/comments/v1/CommentChanged';
import type { RatingChanged__Output as RatingChanged } from '@ideabox/protos/comments/v1/RatingChanged';
import { commentFacts } from './comments/comment-facts.ts';
import { ratingFacts } from './ratings/rating-facts.ts';

const batchSize = 500;

/** Every comment as it is now, removed ones included, in batches. */
export async function* replayComments(db: Database): AsyncGenerator<{ comments: CommentChanged[] }> {
  for (let last = 0; ; ) {
    const next = sql`WHERE id > ${last} ORDER BY id LIMIT ${batchSize}`;
    const comments = await commentFacts(db, next, 'COMMENT_CAUSE_UNSPECIFIED');
    if (comments.length > 0) yield { comments };
    if (comments.length < batchSize) return;
    last = comments.at(-1)?.comment_id ?? last;
  }
}

/** Every rating as it is now, those taken back included, in batches. */
export async function* replayRatings(db: Database): AsyncGenerator<{ ratings: RatingChanged[] }> {
  for (let [comment, member] = [0, '']; ; ) {
    const next = sql`WHERE (r.comment_id, r.member_id) > (${comment}, ${member})
      ORDER BY r.comment_id, r.member_id LIMIT ${batchSize}`;
    const ratings = await ratingFacts(db, next);
    if (ratings.length > 0) yield { ratings };
    const last = ratings.at(-1);
    if (!last || ratings.length < batchSize) return;
    [comment, member] = [last.comment_id, last.member_id];
  }
}
