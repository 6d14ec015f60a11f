import { entityId, ok, text } from '@ideabox/http';
import { checkText } from '@ideabox/text';
import { z } from 'zod';
import { NotFound } from '../domain/errors.ts';
import { readThreshold } from '../domain/similarity.ts';
import { commentsByIds, repliesTo } from '../store/comments.ts';
import { editComment as write } from '../store/edit-comment.ts';
import { threadSchema, toThread } from './comment.ts';
import { commentToChange } from './comment-to-change.ts';
import { route } from './route.ts';

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
  handle: async (context, { caller, params: { id }, body: { contents } }) => {
    const { db, settings } = context;
    checkText({ contents }, settings.registry('allow_post_character') ?? '');
    const { idea_id } = await commentToChange(context, id, caller);
    const threshold = readThreshold(settings.registry('similar_comment_threshold'));
    await write(db, { id, ideaId: idea_id, contents, threshold });
    const [[comment], replies] = await Promise.all([commentsByIds(db, [id]), repliesTo(db, [id])]);
    if (!comment) throw new NotFound('Comment');
    return ok(toThread(comment, replies.get(id) ?? []));
  },
});
