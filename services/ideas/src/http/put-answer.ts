import { entityId, ok, oneOf, text } from '@ideabox/http';
import { checkText } from '@ideabox/text';
import { z } from 'zod';
import { answerStatuses } from '../domain/answer.ts';
import { changesBetween } from '../domain/changes.ts';
import { NotFound } from '../domain/errors.ts';
import { recordAct } from '../events/record-act.ts';
import { answerTo, writeAnswer } from '../store/answers.ts';
import { rememberMember } from '../store/members.ts';
import { lockText } from '../store/standing-idea.ts';
import { visibleIdea } from '../store/visible-idea.ts';
import { detailSchema } from './idea-detail.ts';
import { route } from './route.ts';
import { showDetail } from './show-ideas.ts';

export const putAnswer = route({
  method: 'put',
  path: '/ideas/:id/answer',
  summary: 'Answer an idea officially, or change the answer',
  access: ['operator', 'admin'],
  attempt: 'answer',
  params: { id: entityId() },
  body: z.strictObject({
    contents: text(4_000, { multiline: true }).meta({ description: 'Markdown' }),
    status: oneOf(answerStatuses),
  }),
  result: detailSchema,
  notFound: 'Idea not found',
  handle: async (context, { caller, params: { id }, body, named }) => {
    checkText({ contents: body.contents }, context.settings.registry('allow_post_character') ?? '');
    await visibleIdea(context, id, caller);
    await context.db.transaction(async (tx) => {
      const idea = await lockText(tx, id);
      if (!idea) throw new NotFound('Idea');
      const before = await answerTo(tx, id);
      const changes = changesBetween({ contents: before?.contents, status: before?.status }, body);
      if (Object.keys(changes).length === 0) return;
      await tx.run(rememberMember(caller));
      await writeAnswer(tx, idea, body, caller.id);
      await recordAct(tx, caller, { action: before ? 'answer.edited' : 'answer.created', id, changes });
    });
    return ok((await showDetail(context, id, { caller, named })).detail);
  },
});
