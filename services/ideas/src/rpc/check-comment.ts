import { rpcError } from '@ideabox/grpc';
import type { CheckCommentRequest__Output as Request } from '@ideabox/protos/ideas/v1/CheckCommentRequest';
import type { Context } from '../context.ts';
import { refusalOfComment } from '../domain/judge.ts';
import { expectComment } from '../store/ideas/expect-comment.ts';
import { visibleIdea } from '../store/ideas/visible-idea.ts';
import { notFound } from './not-found.ts';

export const checkComment = (context: Context) => async (request: Request) => {
  const reader = { id: request.member_id, role: request.role };
  const { idea, category } = await visibleIdea(context, request.idea_id, reader).catch(notFound);
  const refusal = refusalOfComment(category, request.role, request.top_level);
  if (refusal) throw rpcError('FAILED_PRECONDITION', refusal);
  await expectComment(context.db, idea.id).catch(notFound);
  return { name: idea.name, author_id: idea.author_id, category_id: idea.category_id };
};
