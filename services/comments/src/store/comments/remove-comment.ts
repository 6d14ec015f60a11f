import { publish } from '@ideabox/events';
import { type Database, type Queryable, sql } from '@ideabox/postgres';
import { NotFound } from '../../domain/errors.ts';
import { discussionFacts, lockDiscussion } from '../discussions.ts';
import { settleTopComment } from '../ratings/top-comments.ts';
import { forgetComment } from '../search/index-comments.ts';
import { commentFacts } from './comment-facts.ts';

type Thread = { parent_id: number | null; reply_count: number };

/** Takes a reply from its thread. @returns whether the thread has nothing left to show. */
const leaveThread = async (tx: Queryable, { parent_id, reply_count }: Thread): Promise<boolean> => {
  if (parent_id === null) return reply_count === 0;
  const parent = await tx.one<{ empty: boolean }>(sql`
    UPDATE comments SET reply_count = reply_count - 1 WHERE id = ${parent_id}
    RETURNING removed_at IS NOT NULL AND reply_count = 0 AS empty`);
  return parent?.empty ?? false;
};

type Removal = { id: number; ideaId: number; by: { id: string; role: string }; reason: string };

/** Whoever removes what another wrote is an operator, and accounts for it. */
const tellAudit = (tx: Queryable, { id, by, reason }: Removal, contents: string) =>
  publish(tx, 'audit.v1.Acted', {
    actor_id: by.id,
    actor_role: by.role,
    action: 'comment.removed',
    entity: 'comment',
    entity_id: String(id),
    reason,
    changes: JSON.stringify({ contents: [contents, null] }),
    date_entered: new Date().toISOString(),
  });

/**
 * Removes a comment: its text is shown no more, its replies stay under a marker while there are any. The reason is kept and
 * told where it is another's comment.
 * @throws NotFound
 */
export const removeComment = (db: Database, removal: Removal): Promise<void> =>
  db.transaction(async (tx) => {
    const { id, ideaId, by, reason } = removal;
    await lockDiscussion(tx, ideaId);
    const removed = await tx.one<Thread & { author_id: string; contents: string }>(sql`
      UPDATE comments SET removed_at = now(), removed_by = ${by.id}, revision = revision + 1,
        removed_reason = CASE WHEN author_id = ${by.id} THEN '' ELSE ${reason} END
      WHERE id = ${id} AND removed_at IS NULL RETURNING parent_id, reply_count, author_id, contents`);
    if (!removed) throw new NotFound('Comment');
    if (removed.author_id !== by.id) await tellAudit(tx, removal, removed.contents);
    const threads = (await leaveThread(tx, removed)) ? 1 : 0;
    await forgetComment(tx, id);
    await tx.run(sql`
      UPDATE discussions SET comment_count = comment_count - 1, thread_count = thread_count - ${threads},
        revision = revision + 1
      WHERE idea_id = ${ideaId}`);
    await settleTopComment(tx, ideaId);
    const facts = await commentFacts(tx, sql`WHERE id = ${id}`, 'COMMENT_CAUSE_REMOVED');
    await publish(tx, 'comments.v1.CommentChanged', ...facts);
    await publish(tx, 'comments.v1.DiscussionChanged', ...(await discussionFacts(tx, [ideaId])));
  });
