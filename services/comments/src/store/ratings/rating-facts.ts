import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { RatingChanged__Output as RatingChanged } from '@ideabox/protos/comments/v1/RatingChanged';
import { rfc3339 } from '../rfc3339.ts';

/** Ratings as others are told of them; `which` continues `FROM ratings r`. One that was taken back has no stars. */
export const ratingMessages = (which: Sql): Sql => sql`
  SELECT r.comment_id, c.idea_id, c.author_id, r.member_id, r.member_role, coalesce(r.stars, 0) AS stars,
    c.category_id, ${rfc3339(sql`r.date_entered`)} AS date_entered, r.revision
  FROM (SELECT * FROM ratings r ${which}) AS r JOIN comments c ON c.id = r.comment_id
  ORDER BY r.comment_id, r.member_id`;

export const ratingFacts = (db: Queryable, which: Sql): Promise<RatingChanged[]> =>
  db.rows<RatingChanged>(ratingMessages(which));
