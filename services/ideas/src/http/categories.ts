import { ok, page, paging } from '@ideabox/http';
import { z } from 'zod';
import { type Category, statusAt, statuses } from '../domain/category.ts';
import { NotFound } from '../domain/errors.ts';
import { seesCategory } from '../domain/permissions.ts';
import { allCategories } from '../store/categories.ts';
import { route } from './route.ts';
import { stepperSchema } from './steppers.ts';

const categorySchema = z.object({
  id: z.number().int(),
  name: z.string(),
  search_key: z.string(),
  description: z.string(),
  contents: z.string().meta({ description: 'Markdown' }),
  date: z.string(),
  status: z.enum(statuses),
  serial_number: z.number().int(),
  invisible: z.boolean(),
  idea_count: z.number().int(),
  situation_type: z
    .object({ situations: z.array(z.object({ id: z.number(), name: z.string() })) })
    .nullable(),
  visual_src: z.string().nullable(),
  visual_srcset: z.string().nullable(),
  stepper: stepperSchema.nullable(),
  category_group: z.string().nullable(),
  from: z.string().nullable(),
  until: z.string().nullable(),
});

const toCategory = (category: Category) => {
  const { date_entered, ...rest } = category;
  return {
    ...rest,
    status: statusAt(category, new Date()),
    date: date_entered,
    situation_type: null,
    visual_srcset: null,
  };
};

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
  many: true,
  handle: async ({ db }, { caller, query }) => {
    const all = await allCategories(db);
    const role = caller?.role ?? 'visitor';
    const visible = all.filter(visibleTo(role));
    const shown = visible.slice(query.offset, query.offset + query.limit).map(toCategory);
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
  notFound: 'Category not found',
  handle: async ({ db }, { caller, params }) => {
    const all = await allCategories(db);
    const role = caller?.role ?? 'visitor';
    const named = (category: Category) =>
      category.search_key === params.key || String(category.id) === params.key;
    const category = all.filter(visibleTo(role)).find(named);
    if (!category) throw new NotFound('Category');
    return ok(toCategory(category), { personal: seesMore(all, role) });
  },
});
