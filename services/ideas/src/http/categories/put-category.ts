import { ok } from '@ideabox/http';
import { z } from 'zod';
import { changeDraft, draftOf } from '../../domain/category-draft.ts';
import { changesBetween } from '../../domain/changes.ts';
import { NotFound } from '../../domain/errors.ts';
import { recordAct } from '../../events/record-act.ts';
import { allCategories, findCategory } from '../../store/categories/categories.ts';
import { tellCategories } from '../../store/categories/tell-categories.ts';
import { lockCategories, updateCategory } from '../../store/categories/write-categories.ts';
import { route } from '../route.ts';
import { categoryFields, categoryKeyFields } from './category-body.ts';
import { named } from './category-key.ts';
import { categorySchema, categoryView } from './category-schema.ts';

const { name, search_key, status } = categoryKeyFields;

export const putCategory = route({
  method: 'put',
  path: '/categories/:key',
  summary: 'Change a category; absent is unchanged, null is cleared',
  access: ['operator', 'admin'],
  params: { key: z.string().max(100) },
  body: z.strictObject({
    name: name.optional(),
    search_key: search_key.optional(),
    status: status.optional(),
    ...categoryFields,
  }),
  result: categorySchema,
  notFound: 'Category not found',
  refusals: [409],
  handle: async ({ db, categories, settings }, { caller, params, body }) => {
    const category = await db.transaction(async (tx) => {
      await lockCategories(tx);
      const before = (await allCategories(tx)).find(named(params.key));
      if (!before) throw new NotFound('Category');
      const { id } = before;
      await updateCategory(tx, id, changeDraft(draftOf(before), body));
      const after = await findCategory(tx, id);
      const changes = after && changesBetween(draftOf(before), draftOf(after));
      if (changes && Object.keys(changes).length > 0) {
        await tellCategories(tx, [id]);
        await recordAct(tx, caller, { action: 'category.edited', id, changes });
      }
      return after;
    });
    categories.forget();
    return ok(category && categoryView(settings, 'ja')(category));
  },
});
