import { page, paging } from '@ideabox/http';
import { z } from 'zod';
import { summarizeTags } from '../../store/ideas/tags.ts';
import { route } from '../route.ts';

export const tagSummary = route({
  method: 'get',
  path: '/tags/summary',
  summary: 'The most used tags on the ideas that everyone sees',
  access: 'anyone',
  query: { name: z.string().max(100).default(''), ...paging({ limit: 10 }) },
  result: z.object({ name: z.string(), count: z.number().int() }),
  many: true,
  handle: async ({ db }, { query: { name, limit, offset } }) => {
    const { tags, count } = await summarizeTags(db, name, { limit, offset });
    return page(tags, { count, limit, offset });
  },
});
