import { ok } from '@ideabox/http';
import { z } from 'zod';
import { judgeTagChange } from '../../domain/tags.ts';
import { recordTagAct } from '../../events/record-tag-act.ts';
import { dropTag, tellTags } from '../../store/ideas/idea-tags.ts';
import { route } from '../route.ts';
import { changeTag } from './change-tag.ts';
import { tagParams } from './tag-schema.ts';

export const deleteTag = route({
  method: 'delete',
  path: '/ideas/:id/tags/:tag_id',
  summary: 'Take a tag off an idea',
  access: 'member',
  params: tagParams,
  result: z.object({ id: z.number().int() }),
  notFound: 'Idea not found',
  refusals: [403],
  handle: async (context, { caller, params }) => {
    await changeTag(context, caller, params, async (tx, { idea, tag }) => {
      judgeTagChange(tag, idea, caller);
      await dropTag(tx, tag.id);
      await tellTags(tx, idea.id, caller.id);
      await recordTagAct(tx, caller, { verb: 'removed', idea, tag, changes: { name: [tag.name, null] } });
    });
    return ok({ id: params.tag_id });
  },
});
