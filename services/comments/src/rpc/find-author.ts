import { rpcError } from '@ideabox/grpc';
import type { FindAuthorRequest__Output as Request } from '@ideabox/protos/comments/v1/FindAuthorRequest';
import type { Context } from '../context.ts';
import { NotFound } from '../domain/errors.ts';
import { standingComment } from '../store/comments/visible-comment.ts';

export const findAuthor =
  (context: Context) =>
  async ({ comment_id, member_id, role }: Request) => {
    const reader = { id: member_id, role };
    const { author_id } = await standingComment(context, comment_id, reader).catch((error: unknown) => {
      throw error instanceof NotFound ? rpcError('NOT_FOUND', error.message) : error;
    });
    return { author_id };
  };
