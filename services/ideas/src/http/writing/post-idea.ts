import { created, text } from '@ideabox/http';
import { checkText } from '@ideabox/text';
import { z } from 'zod';
import { InvalidField } from '../../domain/errors.ts';
import { judgePost, judgeStepper } from '../../domain/judge.ts';
import { findStepper } from '../../store/categories/steppers.ts';
import { insertIdea } from '../../store/ideas/insert-idea.ts';
import { visibleIdea } from '../../store/ideas/visible-idea.ts';
import { id } from '../body-fields.ts';
import { detailSchema } from '../reading/idea-detail.ts';
import { showDetail } from '../reading/show-ideas.ts';
import { route } from '../route.ts';

export const postIdea = route({
  method: 'post',
  path: '/ideas',
  summary: 'Post an idea',
  access: 'member',
  attempt: 'idea',
  body: z.strictObject({
    name: text(100),
    contents: text(1000, { multiline: true }),
    category: id,
    situation_id: id.nullish(),
    stepper: id.nullish(),
    parent_id: id.nullish(),
  }),
  result: detailSchema,
  notFound: 'Category not found',
  refusals: [403],
  handle: async (context, { caller, body, named, language }) => {
    const { db, settings, categories } = context;
    checkText({ name: body.name, contents: body.contents }, settings.registry('allow_post_character') ?? '');
    const category = judgePost(await categories.byId(body.category, db), caller.role);
    if (body.situation_id && !category.situations.some(({ id }) => id === body.situation_id))
      throw new InvalidField('situation_id');
    if (body.parent_id) await visibleIdea(context, body.parent_id, caller);
    if (body.stepper) judgeStepper(await findStepper(db, body.stepper), caller.role);
    const idea = {
      name: body.name,
      contents: body.contents,
      category_id: category.id,
      stepper_id: body.stepper ?? category.stepper?.id ?? null,
      situation_id: body.situation_id ?? null,
      parent_id: body.parent_id ?? null,
    };
    const posted = await db.transaction((tx) => insertIdea(tx, idea, caller));
    return created((await showDetail(context, posted, { caller, language, named })).detail);
  },
});
