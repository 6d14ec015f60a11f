import { page, paging } from '@ideabox/http';
import { z } from 'zod';
import { readChecks } from '../checks/read-checks.ts';
import { route } from './route.ts';

const time = () => z.iso.datetime().nullable();

export const checks = route({
  method: 'get',
  path: '/analytics/checks',
  summary:
    'When the figures of each widget were last compared with what they follow from, and what came of it',
  access: 'anyone',
  query: paging({ limit: 100 }),
  result: z.object({
    widget: z.string(),
    checked_at: time().meta({ description: 'Sums with rows, once a day; null: not yet' }),
    differences: z.int().min(0).nullable(),
    sources_checked_at: time().meta({
      description: 'Rows with those of the services that own them, when an operator last did; null: never',
    }),
  }),
  many: true,
  csv: true,
  handle: async ({ db }, { query }) => {
    const { limit, offset } = query;
    const rows = await readChecks(db);
    return page(rows.slice(offset, offset + limit), { count: rows.length, limit, offset });
  },
});
