import { ok, page, paging } from '@ideabox/http';
import { z } from 'zod';
import type { Category } from '../../domain/category.ts';
import { NotFound } from '../../domain/errors.ts';
import { seesCategory } from '../../domain/permissions.ts';
import { allCategories } from '../../store/categories/categories.ts';
import { route } from '../route.ts';
import { namesOfLanguageFields } from '../steppers/stepper-schema.ts';
import { named } from './category-key.ts';
import { categorySchema, categoryView } from './category-schema.ts';

const visibleTo = (role: string) => (category: Category) => seesCategory(category, role);

/** Whether someone of this role is shown other categories than a visitor. */
const seesMore = (all: Category[], role: string) =>
  all.some((category) => visibleTo(role)(category) && !visibleTo('visitor')(category));

export const listCategories = route({
  method: 'get',
  path: '/categories',
  summary: 'Categories, by serial number',
  access: 'anyone',
  query: paging({ limit: 100 }),
  result: categorySchema,
  onlyOnRequest: namesOfLanguageFields,
  many: true,
  csv: true,
  handle: async ({ db, settings }, { caller, query, language }) => {
    const all = await allCategories(db);
    const role = caller?.role ?? 'visitor';
    const visible = all.filter(visibleTo(role));
    const shown = visible
      .slice(query.offset, query.offset + query.limit)
      .map(categoryView(settings, language));
    return page(shown, { count: visible.length, ...query }, { personal: seesMore(all, role) });
  },
});

export const getCategory = route({
  method: 'get',
  path: '/categories/:key',
  summary: 'One category, by id or search key',
  access: 'anyone',
  params: { key: z.string().max(100) },
  result: categorySchema,
  onlyOnRequest: namesOfLanguageFields,
  notFound: 'Category not found',
  handle: async ({ db, settings }, { caller, params, language }) => {
    const all = await allCategories(db);
    const role = caller?.role ?? 'visitor';
    const category = all.filter(visibleTo(role)).find(named(params.key));
    if (!category) throw new NotFound('Category');
    return ok(categoryView(settings, language)(category), { personal: seesMore(all, role) });
  },
});
