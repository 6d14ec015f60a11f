import type { FindAuthorRequest__Output as Request } from '@ideabox/protos/ideas/v1/FindAuthorRequest';
import type { Context } from '../context.ts';
import { visibleIdea } from '../store/ideas/visible-idea.ts';
import { notFound } from './not-found.ts';

export const findAuthor =
  (context: Context) =>
  async ({ idea_id, member_id, role }: Request) => {
    const { idea } = await visibleIdea(context, idea_id, { id: member_id, role }).catch(notFound);
    return { author_id: idea.author_id };
  };
