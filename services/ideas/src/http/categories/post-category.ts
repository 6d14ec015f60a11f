import { created } from '@ideabox/http';
import { z } from 'zod';
import { changeDraft, draftOf, emptyFields } from '../../domain/category-draft.ts';
import { changesBetween } from '../../domain/changes.ts';
import { recordAct } from '../../events/record-act.ts';
import { allCategories, findCategory } from '../../store/categories/categories.ts';
import { tellCategories } from '../../store/categories/tell-categories.ts';
import { insertCategory, lockCategories } from '../../store/categories/write-categories.ts';
import { route } from '../route.ts';
import { categoryFields, categoryKeyFields } from './category-body.ts';
import { categorySchema, categoryView } from './category-schema.ts';

export const postCategory = route({
  method: 'post',
  path: '/categories',
  summary: 'Make a category; without a serial number it comes last',
  access: ['operator', 'admin'],
  body: z.strictObject({ ...categoryKeyFields, ...categoryFields }),
  result: categorySchema,
  notFound: 'Stepper not found',
  refusals: [409],
  handle: async ({ db, categories, settings }, { caller, body }) => {
    const category = await db.transaction(async (tx) => {
      await lockCategories(tx);
      const last = (await allCategories(tx)).at(-1)?.serial_number ?? 0;
      const id = await insertCategory(tx, changeDraft({ ...emptyFields, serial_number: last + 1 }, body));
      await tellCategories(tx, [id]);
      const made = await findCategory(tx, id);
      const changes = made && changesBetween({}, draftOf(made));
      await recordAct(tx, caller, { action: 'category.created', id, changes });
      return made;
    });
    categories.forget();
    return created(category && categoryView(settings, 'ja')(category));
  },
});
