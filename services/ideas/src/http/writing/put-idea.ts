import { entityId, ok, text } from '@ideabox/http';
import { checkText } from '@ideabox/text';
import { z } from 'zod';
import { changesBetween } from '../../domain/changes.ts';
import { checkModified } from '../../domain/edit-limit.ts';
import { NotFound } from '../../domain/errors.ts';
import { judgeEdit } from '../../domain/judge.ts';
import { isOperator } from '../../domain/permissions.ts';
import { recordAct } from '../../events/record-act.ts';
import { editIdea } from '../../store/ideas/edit-idea.ts';
import { lockText } from '../../store/ideas/standing-idea.ts';
import { answeredText } from '../../store/ideas/versions.ts';
import { visibleIdea } from '../../store/ideas/visible-idea.ts';
import { rememberMember } from '../../store/members/members.ts';
import { detailSchema } from '../reading/idea-detail.ts';
import { showDetail } from '../reading/show-ideas.ts';
import { route } from '../route.ts';

export const putIdea = route({
  method: 'put',
  path: '/ideas/:id',
  summary:
    'Edit an idea: its author, operators; every version is kept. Once others have voted or commented, its author may replace half of its first text, 200 characters at least',
  access: 'member',
  params: { id: entityId() },
  body: z.strictObject({
    name: text(100).optional(),
    contents: text(1_000, { multiline: true }).optional(),
    reason: text(500, { multiline: true }).nullish().meta({ description: 'From an operator, to the author' }),
  }),
  result: detailSchema,
  notFound: 'Idea not found',
  refusals: [403],
  handle: async (context, { caller, params: { id }, body, named, language }) => {
    const { idea, category } = await visibleIdea(context, id, caller);
    judgeEdit({ idea, category, writer: caller });
    await context.db.transaction(async (tx) => {
      const before = await lockText(tx, id);
      if (!before) throw new NotFound('Idea');
      const { name = before.name, contents = before.contents } = body;
      const changes = changesBetween({ name: before.name, contents: before.contents }, { name, contents });
      if (Object.keys(changes).length === 0) return;
      const changed = { name: changes.name && name, contents: changes.contents && contents };
      checkText(changed, context.settings.registry('allow_post_character') ?? '');
      if (!isOperator(caller.role)) {
        const first = await answeredText(tx, before);
        if (first) checkModified(first, { name, contents });
      }
      const reason = body.reason ?? undefined;
      await tx.run(rememberMember(caller));
      await editIdea(tx, before, { name, contents }, { id: caller.id, reason });
      if (before.author_id !== caller.id)
        await recordAct(tx, caller, { action: 'idea.edited', id, reason, changes });
    });
    return ok((await showDetail(context, id, { caller, language, named })).detail);
  },
});
