import type { Caller } from '@ideabox/http';
import type { Context } from '../context.ts';
import { NotFound, NotTheirs } from '../domain/errors.ts';
import { type Comment, shownComment } from '../store/comments.ts';
import { scopeOf, seesIdea } from '../store/scope.ts';

/**
 * A comment that the caller may change: its author, or one of `roles`.
 * @throws NotFound, NotTheirs
 */
export const commentToChange = async (
  { db }: Context,
  id: number,
  caller: Caller,
  roles: readonly string[] = [],
): Promise<Comment> => {
  const scope = await scopeOf(db, caller);
  const comment = await shownComment(db, id);
  if (!comment || comment.removed || !(await seesIdea(db, scope, comment.idea_id)))
    throw new NotFound('Comment');
  if (comment.author_id !== caller.id && !roles.includes(caller.role)) throw new NotTheirs();
  return comment;
};
