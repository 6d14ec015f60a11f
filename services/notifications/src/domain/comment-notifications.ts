import { type Draft, messageOf } from './notification.ts';

type Comment = { comment_id: number; idea_id: number; author_id: string; parent_author_id: string };

/**
 * Whom a new comment is told: the author of the comment it replies to, and the idea's author; and nobody twice of one
 * comment: to whom it is a reply, it is told as one.
 */
export const commentNotifications = (comment: Comment, ideaAuthorId: string): Draft[] => {
  const { comment_id, idea_id, author_id: actor_id } = comment;
  const kindOf = new Map<string, Draft['kind']>();
  if (comment.parent_author_id !== '') kindOf.set(comment.parent_author_id, 'reply_to_comment');
  if (!kindOf.has(ideaAuthorId)) kindOf.set(ideaAuthorId, 'comment_on_idea');
  kindOf.delete(actor_id);
  return [...kindOf].map(([member_id, kind]) => ({
    ...messageOf(kind, { idea_id, comment_id, actor_id }),
    member_id,
    dedupe_key: `comment:${comment_id}:${member_id}`,
  }));
};
