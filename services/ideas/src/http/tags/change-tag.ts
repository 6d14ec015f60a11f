import type { Caller } from '@ideabox/http';
import type { Queryable } from '@ideabox/postgres';
import type { Context } from '../../context.ts';
import { NotFound } from '../../domain/errors.ts';
import type { Tag } from '../../domain/tags.ts';
import type { IdeaKey } from '../../store/ideas/cards.ts';
import { holdTags } from '../../store/ideas/idea-tags.ts';
import { visibleIdea } from '../../store/ideas/visible-idea.ts';

type Held = { idea: IdeaKey; tag: Tag; tags: Tag[] };

/** Changes one tag of an idea while nobody else changes any of them. @throws NotFound for the idea or the tag */
export const changeTag = async <T>(
  context: Context,
  caller: Caller,
  { id, tag_id }: { id: number; tag_id: number },
  change: (tx: Queryable, held: Held) => Promise<T>,
): Promise<T> => {
  const { idea } = await visibleIdea(context, id, caller);
  return context.db.transaction(async (tx) => {
    const tags = await holdTags(tx, id);
    const tag = tags.find((one) => one.id === tag_id);
    if (!tag) throw new NotFound('Data');
    return change(tx, { idea, tag, tags });
  });
};
