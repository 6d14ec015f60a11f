import { on } from '@ideabox/events';
import type { Context } from '../context.ts';
import { commentNotifications } from '../domain/comment-notifications.ts';
import { pushAfterCommit } from '../realtime/push-after-commit.ts';
import { applyComments, removedAmong } from '../store/comments.ts';
import { authorsOf } from '../store/ideas.ts';
import { insertNotifications } from '../store/insert-notifications.ts';

/** Tells authors of new comments and replies; what is edited or removed changes in what they were told. */
export const commentChanged = (context: Context) =>
  on('comments.v1.CommentChanged', async (tx, events) => {
    await applyComments(tx, events);
    const posted = events.filter((event) => event.cause === 'COMMENT_CAUSE_POSTED');
    const authors = await authorsOf(
      tx,
      posted.map((event) => event.idea_id),
    );
    const removed = await removedAmong(
      tx,
      posted.map((event) => event.comment_id),
    );
    const drafts = posted
      .filter((event) => !removed.has(event.comment_id))
      .flatMap((event) => {
        const author = authors.get(event.idea_id);
        return author ? commentNotifications(event, author) : [];
      });
    return pushAfterCommit(context, await insertNotifications(tx, drafts));
  });
