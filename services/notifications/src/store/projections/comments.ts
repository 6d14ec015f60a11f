import { latest } from '@ideabox/events';
import { type Queryable, sql } from '@ideabox/postgres';
import type { CommentChanged__Output as CommentChanged } from '@ideabox/protos/comments/v1/CommentChanged';
import { excerpt } from '../../domain/excerpt.ts';

/** What is kept of a comment; of what is removed no text. */
export const keptComment = ({ removed, contents, revision }: CommentChanged) => ({
  ...{ removed, revision },
  excerpt: removed ? '' : excerpt(contents),
});

/** Takes what notifications quote of comments; the highest revision stays. */
export const applyComments = async (tx: Queryable, comments: CommentChanged[]): Promise<void> => {
  const rows = latest(comments, (comment) => comment.comment_id).map((comment) => ({
    ...keptComment(comment),
    id: comment.comment_id,
  }));
  await tx.run(sql`
    INSERT INTO comments AS c (id, excerpt, removed, revision)
    SELECT id, excerpt, removed, revision
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS g(id bigint, excerpt text, removed boolean, revision bigint)
    ON CONFLICT (id) DO UPDATE SET excerpt = excluded.excerpt, removed = excluded.removed, revision = excluded.revision
    WHERE c.revision < excluded.revision`);
};

/** Which of these comments have been removed since. */
export const removedAmong = async (tx: Queryable, commentIds: number[]): Promise<Set<number>> => {
  if (commentIds.length === 0) return new Set();
  const rows = await tx.rows<{ id: number }>(sql`
    SELECT id FROM comments WHERE id = ANY(${commentIds}::bigint[]) AND removed`);
  return new Set(rows.map((row) => row.id));
};
