import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { CommentChanged__Output as CommentChanged } from '@ideabox/protos/comments/v1/CommentChanged';
import { rfc3339 } from '../rfc3339.ts';

/**
 * Comments as others are told of them; `which` continues `FROM comments`. What was removed leaves without its text. Only
 * authors edit, so whoever acted is the author, or who removed it.
 */
export const commentMessages = (which: Sql, cause: CommentChanged['cause']): Sql => sql`
  SELECT id AS comment_id, idea_id, coalesce(parent_id, 0) AS parent_id, answered_author_id AS parent_author_id,
    author_id, author_role, serial_number, CASE WHEN removed_at IS NULL THEN contents ELSE '' END AS contents,
    removed_at IS NOT NULL AS removed, category_id, ${rfc3339(sql`date_entered`)} AS date_entered, ${cause}::text AS cause,
    revision, coalesce(removed_by, author_id) AS actor_id, removed_reason AS reason
  FROM comments ${which}`;

export const commentFacts = (
  db: Queryable,
  which: Sql,
  cause: CommentChanged['cause'],
): Promise<CommentChanged[]> => db.rows<CommentChanged>(commentMessages(which, cause));
