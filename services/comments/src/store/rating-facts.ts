import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { RatingChanged__Output as RatingChanged } from '@ideabox/protos/comments/v1/RatingChanged';

/** Ratings as others are told of them; `which` continues `FROM ratings r`. One that was taken back has no stars. */
export const ratingFacts = async (db: Queryable, which: Sql): Promise<RatingChanged[]> => {
  const rows = await db.rows<Omit<RatingChanged, 'date_entered'> & { date_entered: Date }>(sql`
    SELECT r.comment_id, c.idea_id, c.author_id, r.member_id, r.member_role, coalesce(r.stars, 0) AS stars,
      c.category_id, r.date_entered, r.revision
    FROM (SELECT * FROM ratings r ${which}) AS r JOIN comments c ON c.id = r.comment_id
    ORDER BY r.comment_id, r.member_id`);
  return rows.map((row) => ({ ...row, date_entered: row.date_entered.toISOString() }));
};
