import { created, entityId } from '@ideabox/http';
import { checkText } from '@ideabox/text';
import { judgeNewTag, setsSystemTags } from '../../domain/tags.ts';
import { recordTagAct } from '../../events/record-tag-act.ts';
import { holdTags, insertTag, tellTags } from '../../store/ideas/idea-tags.ts';
import { visibleIdea } from '../../store/ideas/visible-idea.ts';
import { route } from '../route.ts';
import { tagBody, tagSchema, toTag } from './tag-schema.ts';

export const postTag = route({
  method: 'post',
  path: '/ideas/:id/tags',
  summary: 'Add a tag to an idea, which has up to 30',
  access: 'member',
  params: { id: entityId() },
  body: tagBody,
  result: tagSchema,
  notFound: 'Idea not found',
  refusals: [409],
  handle: async (context, { caller, params: { id }, body: { name } }) => {
    checkText({ name }, context.settings.registry('allow_post_character') ?? '');
    const { idea } = await visibleIdea(context, id, caller);
    const tag = { name, system: setsSystemTags(caller.role), author_id: caller.id };
    const added = await context.db.transaction(async (tx) => {
      judgeNewTag(await holdTags(tx, id), name);
      const tagId = await insertTag(tx, id, tag);
      await tellTags(tx, id, caller.id);
      const nobodys = { id: tagId, author_id: null };
      await recordTagAct(tx, caller, { verb: 'added', idea, tag: nobodys, changes: { name: [null, name] } });
      return tagId;
    });
    return created(toTag({ ...tag, id: added, locked: false }));
  },
});
