import { page, paging } from '@ideabox/http';
import { z } from 'zod';
import { census, populations } from '../domain/populations.ts';
import { labelOf } from '../labels/index.ts';
import { route } from './route.ts';

const { source, asOf, licence } = census;

export const populationsRoute = route({
  method: 'get',
  path: '/analytics/populations',
  summary: `Inhabitants by prefecture, to reckon rates from; ${source}, as of ${asOf}; ${licence}`,
  access: 'anyone',
  query: paging({ limit: populations.length }),
  result: z.object({
    key: z.string(),
    label: z.string(),
    count: z.int().min(1),
    as_of: z.iso.date().meta({ description: 'The day of the census' }),
  }),
  many: true,
  csv: true,
  handle: async (_, { query, language }) => {
    const { limit, offset } = query;
    const rows = populations
      .slice(offset, offset + limit)
      .map(([key, count]) => ({ key, label: labelOf(language, 'areas', key), count, as_of: asOf }));
    return page(rows, { count: populations.length, limit, offset });
  },
});
