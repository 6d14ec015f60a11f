import { type Client, RpcFailure, status } from '@ideabox/grpc';
import type { CommentsServiceDefinition } from '@ideabox/protos/comments/v1/CommentsService';
import type { IdeasServiceDefinition } from '@ideabox/protos/ideas/v1/IdeasService';
import { CommentNotFound, IdeaNotFound, PostsUnavailable } from './domain/errors.ts';

type Reader = { id: string; role: string };

/** Asks the services that own posts who wrote one that the reader may see. */
export type Authors = {
  /** @throws IdeaNotFound or PostsUnavailable */
  ofIdea: (idea: number, reader: Reader) => Promise<string>;
  /** @throws CommentNotFound or PostsUnavailable */
  ofComment: (comment: number, reader: Reader) => Promise<string>;
};

const authorIn = async (answer: Promise<{ author_id: string }>, NotFound: new () => Error) => {
  const { author_id } = await answer.catch((error: unknown) => {
    if (!(error instanceof RpcFailure)) throw error;
    if (error.code === status.NOT_FOUND) throw new NotFound();
    if (!error.unavailable) throw error;
    throw new PostsUnavailable('who wrote it is not answered', { cause: error });
  });
  return author_id;
};

export const createAuthors = (
  ideas: Client<IdeasServiceDefinition>,
  comments: Client<CommentsServiceDefinition>,
): Authors => ({
  ofIdea: (idea_id, { id: member_id, role }) =>
    authorIn(ideas.call('FindAuthor', { idea_id, member_id, role }), IdeaNotFound),
  ofComment: (comment_id, { id: member_id, role }) =>
    authorIn(comments.call('FindAuthor', { comment_id, member_id, role }), CommentNotFound),
});
