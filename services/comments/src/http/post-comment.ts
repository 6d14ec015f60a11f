import { created, text } from '@ideabox/http';
import { checkText } from '@ideabox/text';
import { z } from 'zod';
import { readThreshold } from '../domain/similarity.ts';
import { postComment as write } from '../store/comments/post-comment.ts';
import { threadSchema } from './comment.ts';
import { route } from './route.ts';
import { showThreads } from './threads.ts';

const id = () => z.number().int().positive().max(Number.MAX_SAFE_INTEGER);

export const postComment = route({
  method: 'post',
  path: '/comments',
  summary: 'Comments on an idea, or replies to a comment',
  access: 'member',
  attempt: 'comment',
  body: z.strictObject({
    idea_id: id(),
    contents: text(500, { multiline: true }),
    comment_id: id().nullish().meta({ description: 'The comment that is replied to' }),
  }),
  result: threadSchema,
  refusals: [403, 404, 409],
  prepare: ({ settings, gatekeeper }, { caller, body: { idea_id, contents, comment_id } }) => {
    checkText({ contents }, settings.registry('allow_post_character') ?? '');
    return gatekeeper.mayComment(idea_id, caller, { topLevel: comment_id == null });
  },
  handle: async (context, { caller, body, prepared: idea, named, language }) => {
    const { db, settings } = context;
    const { contents } = body;
    const answers = body.comment_id ?? undefined;
    const threshold = readThreshold(settings.registry('similar_comment_threshold'));
    const posted = await write(db, { idea, author: caller, contents, answers, threshold });
    const { threads } = await showThreads(context, [posted], { caller, language, named });
    return created(threads[0]);
  },
});
