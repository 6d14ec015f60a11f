import type { Context } from '../../context.ts';
import { NotFound } from '../../domain/errors.ts';
import { type Reader, type Scope, scopeOf, seesIdea } from '../finding/scope.ts';
import { type Comment, shownComment } from './comments.ts';

/**
 * A comment that is there for the reader: its own text, or the marker that keeps its replies.
 * @throws NotFound
 */
export const visibleComment = async (
  { db }: Context,
  id: number,
  reader: Reader,
): Promise<{ comment: Comment; scope: Scope }> => {
  const scope = await scopeOf(db, reader);
  const comment = await shownComment(db, id);
  if (!comment || !(await seesIdea(db, scope, comment.idea_id))) throw new NotFound('Comment');
  return { comment, scope };
};

/** The same for one that is no marker. @throws NotFound */
export const standingComment = async (context: Context, id: number, reader: Reader): Promise<Comment> => {
  const { comment } = await visibleComment(context, id, reader);
  if (comment.removed) throw new NotFound('Comment');
  return comment;
};
