import { created, text } from '@ideabox/http';
import { checkText } from '@ideabox/text';
import { z } from 'zod';
import { readThreshold } from '../domain/similarity.ts';
import { postComment as write } from '../store/post-comment.ts';
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
  handle: async (context, { caller, body, named, language }) => {
    const { db, settings, gatekeeper } = context;
    const { idea_id, contents } = body;
    const answers = body.comment_id ?? undefined;
    checkText({ contents }, settings.registry('allow_post_character') ?? '');
    const idea = await gatekeeper.mayComment(idea_id, caller, { topLevel: answers === undefined });
    const threshold = readThreshold(settings.registry('similar_comment_threshold'));
    const posted = await write(db, { idea, author: caller, contents, answers, threshold });
    const { threads } = await showThreads(context, [posted], { caller, language, named });
    return created(threads[0]);
  },
});
