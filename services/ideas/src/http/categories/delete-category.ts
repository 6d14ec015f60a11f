import { ok } from '@ideabox/http';
import { z } from 'zod';
import { draftOf } from '../../domain/category-draft.ts';
import { changesBetween } from '../../domain/changes.ts';
import { NotFound } from '../../domain/errors.ts';
import { recordAct } from '../../events/record-act.ts';
import { allCategories } from '../../store/categories/categories.ts';
import { tellCategories } from '../../store/categories/tell-categories.ts';
import { lockCategories, removeCategory } from '../../store/categories/write-categories.ts';
import { route } from '../route.ts';
import { named } from './category-key.ts';

export const deleteCategory = route({
  method: 'delete',
  path: '/categories/:key',
  summary: 'Take away a category that has no ideas',
  access: ['operator', 'admin'],
  params: { key: z.string().max(100) },
  result: z.object({ id: z.number().int() }),
  notFound: 'Category not found',
  refusals: [409],
  handle: async ({ db, categories }, { caller, params }) => {
    const id = await db.transaction(async (tx) => {
      await lockCategories(tx);
      const category = (await allCategories(tx)).find(named(params.key));
      if (!category) throw new NotFound('Category');
      await removeCategory(tx, category.id);
      await tellCategories(tx, [category.id]);
      const changes = changesBetween(draftOf(category), {});
      await recordAct(tx, caller, { action: 'category.removed', id: category.id, changes });
      return category.id;
    });
    categories.forget();
    return ok({ id });
  },
});
