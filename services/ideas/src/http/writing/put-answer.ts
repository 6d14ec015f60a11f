import { day, entityId, ok, oneOf, text } from '@ideabox/http';
import { checkText, isWebAddress } from '@ideabox/text';
import { z } from 'zod';
import { answerStatuses, nextAnswer } from '../../domain/answer.ts';
import { changesBetween } from '../../domain/changes.ts';
import { NotFound } from '../../domain/errors.ts';
import { recordAct } from '../../events/record-act.ts';
import { answerTo, writeAnswer } from '../../store/ideas/answers.ts';
import { lockText } from '../../store/ideas/standing-idea.ts';
import { visibleIdea } from '../../store/ideas/visible-idea.ts';
import { rememberMember } from '../../store/members/members.ts';
import { detailSchema } from '../reading/idea-detail.ts';
import { showDetail } from '../reading/show-ideas.ts';
import { route } from '../route.ts';

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
    organisation: text(100).nullish().meta({ description: 'The ministry or office; absent is unchanged' }),
    outcome_url: text(2_000)
      .refine(isWebAddress)
      .nullish()
      .meta({ description: 'Where the outcome can be seen' }),
    due_on: day().nullish().meta({ description: 'By when the next step is expected' }),
  }),
  result: detailSchema,
  notFound: 'Idea not found',
  handle: async (context, { caller, params: { id }, body, named, language }) => {
    const { contents, organisation } = body;
    checkText(
      { contents, ...(organisation && { organisation }) },
      context.settings.registry('allow_post_character') ?? '',
    );
    await visibleIdea(context, id, caller);
    await context.db.transaction(async (tx) => {
      const idea = await lockText(tx, id);
      if (!idea) throw new NotFound('Idea');
      const before = await answerTo(tx, id);
      const answer = nextAnswer(before, body);
      const changes = changesBetween(before ? nextAnswer(undefined, before) : {}, answer);
      if (Object.keys(changes).length === 0) return;
      await tx.run(rememberMember(caller));
      await writeAnswer(tx, idea, answer, caller.id);
      await recordAct(tx, caller, { action: before ? 'answer.edited' : 'answer.created', id, changes });
    });
    return ok((await showDetail(context, id, { caller, language, named })).detail);
  },
});
