import { type Caller, ok } from '@ideabox/http';
import type { Context } from '../../context.ts';
import { judgeLock } from '../../domain/tags.ts';
import { recordTagAct } from '../../events/record-tag-act.ts';
import { lockTag } from '../../store/ideas/idea-tags.ts';
import { route } from '../route.ts';
import { changeTag } from './change-tag.ts';
import { tagParams, tagSchema, toTag } from './tag-schema.ts';

const call = {
  path: '/ideas/:id/tags/:tag_id/lock',
  access: 'member',
  params: tagParams,
  result: tagSchema,
  notFound: 'Idea not found',
  refusals: [403],
} as const;

type Asked = { caller: Caller; params: { id: number; tag_id: number } };

const setLock = async (context: Context, { caller, params }: Asked, locked: boolean) => {
  const changed = await changeTag(context, caller, params, async (tx, { idea, tag }) => {
    judgeLock(idea, caller);
    if (tag.locked === locked) return tag;
    await lockTag(tx, tag.id, locked);
    const verb = locked ? 'locked' : 'unlocked';
    await recordTagAct(tx, caller, { verb, idea, tag, changes: { locked: [tag.locked, locked] } });
    return { ...tag, locked };
  });
  return ok(toTag(changed));
};

export const putTagLock = route({
  ...call,
  method: 'put',
  summary: 'Lock a tag: the idea’s author and operators alone change it then',
  handle: (context, asked) => setLock(context, asked, true),
});

export const deleteTagLock = route({
  ...call,
  method: 'delete',
  summary: 'Unlock a tag',
  handle: (context, asked) => setLock(context, asked, false),
});
