import { entityId, ok, text } from '@ideabox/http';
import { checkText } from '@ideabox/text';
import { z } from 'zod';
import { NotTheirs } from '../domain/errors.ts';
import { readThreshold } from '../domain/similarity.ts';
import { editComment as write } from '../store/comments/edit-comment.ts';
import { standingComment } from '../store/comments/visible-comment.ts';
import { threadSchema } from './comment.ts';
import { route } from './route.ts';
import { showThreads } from './threads.ts';

export const editComment = route({
  method: 'put',
  path: '/comments/:id',
  summary: 'Edits one’s own comment; what it said before is kept',
  access: 'member',
  params: { id: entityId() },
  body: z.strictObject({ contents: text(500, { multiline: true }) }),
  result: threadSchema,
  notFound: 'Comment not found',
  refusals: [403, 409],
  prepare: async (context, { caller, params: { id }, body: { contents } }) => {
    const { settings, gatekeeper } = context;
    checkText({ contents }, settings.registry('allow_post_character') ?? '');
    const { idea_id, author_id } = await standingComment(context, id, caller);
    if (author_id !== caller.id) throw new NotTheirs();
    await gatekeeper.isOpen(idea_id, caller);
    return idea_id;
  },
  handle: async (
    context,
    { caller, params: { id }, body: { contents }, prepared: ideaId, named, language },
  ) => {
    const { db, settings } = context;
    const threshold = readThreshold(settings.registry('similar_comment_threshold'));
    await write(db, { id, ideaId, contents, threshold });
    const { threads } = await showThreads(context, [id], { caller, language, named });
    return ok(threads[0]);
  },
});
