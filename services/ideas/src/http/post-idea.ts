import { created, text } from '@ideabox/http';
import { sql } from '@ideabox/postgres';
import { checkText } from '@ideabox/text';
import { z } from 'zod';
import { NotFound } from '../domain/errors.ts';
import { judgePost } from '../domain/judge.ts';
import { insertIdea } from '../store/insert-idea.ts';
import { visibleIdea } from '../store/visible-idea.ts';
import { detailSchema } from './idea-detail.ts';
import { route } from './route.ts';
import { showDetail } from './show-ideas.ts';

const id = z.number().int().positive();

export const postIdea = route({
  method: 'post',
  path: '/ideas',
  summary: 'Post an idea',
  access: 'member',
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
  handle: async (context, { caller, body, named }) => {
    const { db, settings, categories } = context;
    checkText({ name: body.name, contents: body.contents }, settings.registry('allow_post_character') ?? '');
    const category = judgePost(await categories.byId(body.category), caller.role);
    if (body.parent_id) await visibleIdea(context, body.parent_id, caller);
    if (body.stepper && !(await db.one(sql`SELECT 1 FROM steppers WHERE id = ${body.stepper}`)))
      throw new NotFound('Stepper');
    const idea = {
      name: body.name,
      contents: body.contents,
      category_id: category.id,
      stepper_id: body.stepper ?? category.stepper?.id ?? null,
      situation_id: body.situation_id ?? null,
      parent_id: body.parent_id ?? null,
    };
    const posted = await db.transaction((tx) => insertIdea(tx, idea, caller));
    return created((await showDetail(context, posted, { caller, named })).detail);
  },
});
