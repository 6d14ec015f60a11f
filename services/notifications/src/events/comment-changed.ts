import { on } from '@ideabox/events';
import type { Queryable } from '@ideabox/postgres';
import type { CommentChanged__Output as CommentChanged } from '@ideabox/protos/comments/v1/CommentChanged';
import type { Context } from '../context.ts';
import { commentNotifications } from '../domain/comment-notifications.ts';
import { moderationNotification } from '../domain/moderation.ts';
import type { Draft } from '../domain/notification.ts';
import { applyComments, removedAmong } from '../store/projections/comments.ts';
import { authorsOf } from '../store/projections/ideas.ts';
import { tell } from '../telling/tell.ts';

const moderated = {
  COMMENT_CAUSE_EDITED: 'comment_edited',
  COMMENT_CAUSE_REMOVED: 'comment_removed',
} as const;

const moderationOf = (event: CommentChanged): Draft[] => {
  const what = moderated[event.cause as keyof typeof moderated];
  return what ? moderationNotification({ ...event, what, id: event.comment_id }) : [];
};

const ofPosted = async (tx: Queryable, events: CommentChanged[]): Promise<Draft[]> => {
  const posted = events.filter((event) => event.cause === 'COMMENT_CAUSE_POSTED');
  const authors = await authorsOf(
    tx,
    posted.map((event) => event.idea_id),
  );
  const removed = await removedAmong(
    tx,
    posted.map((event) => event.comment_id),
  );
  return posted
    .filter((event) => !removed.has(event.comment_id))
    .flatMap((event) => {
      const author = authors.get(event.idea_id);
      return author ? commentNotifications(event, author) : [];
    });
};

/**
 * Tells authors of new comments and replies, and of what an operator did to a comment; what is edited or removed changes
 * in what they were told.
 */
export const commentChanged = (context: Context) =>
  on('comments.v1.CommentChanged', async (tx, events) => {
    await applyComments(tx, events);
    return tell(context, tx, [...(await ofPosted(tx, events)), ...events.flatMap(moderationOf)]);
  });
