import { ok } from '@ideabox/http';
import { checkText } from '@ideabox/text';
import { judgeName, judgeTagChange } from '../../domain/tags.ts';
import { recordTagAct } from '../../events/record-tag-act.ts';
import { renameTag, tellTags } from '../../store/ideas/idea-tags.ts';
import { route } from '../route.ts';
import { changeTag } from './change-tag.ts';
import { tagBody, tagParams, tagSchema, toTag } from './tag-schema.ts';

export const putTag = route({
  method: 'put',
  path: '/ideas/:id/tags/:tag_id',
  summary: 'Rename a tag of an idea',
  access: 'member',
  params: tagParams,
  body: tagBody,
  result: tagSchema,
  notFound: 'Idea not found',
  refusals: [403, 409],
  handle: async (context, { caller, params, body: { name } }) => {
    checkText({ name }, context.settings.registry('allow_post_character') ?? '');
    const renamed = await changeTag(context, caller, params, async (tx, { idea, tag, tags }) => {
      judgeTagChange(tag, idea, caller);
      if (tag.name === name) return tag;
      judgeName(tags, name, tag);
      await renameTag(tx, tag.id, name);
      await tellTags(tx, idea.id, caller.id);
      await recordTagAct(tx, caller, { verb: 'renamed', idea, tag, changes: { name: [tag.name, name] } });
      return { ...tag, name };
    });
    return ok(toTag(renamed));
  },
});
