import { page, paging } from '@ideabox/http';
import { z } from 'zod';
import { scopeOf } from '../domain/scope.ts';
import { summarizeTags } from '../store/tags.ts';
import { route } from './route.ts';

export const tagSummary = route({
  method: 'get',
  path: '/tags/summary',
  summary: 'The most used tags on the ideas that everyone sees',
  access: 'anyone',
  query: { name: z.string().max(100).default(''), ...paging({ limit: 10, max: 100 }) },
  result: z.object({ name: z.string(), count: z.number().int() }),
  many: true,
  handle: async ({ db, categories }, { query: { name, limit, offset } }) => {
    const everyones = scopeOf(await categories.all(), null).categories;
    const { tags, count } = await summarizeTags(db, name, everyones, { limit, offset });
    return page(tags, { count, limit, offset });
  },
});
