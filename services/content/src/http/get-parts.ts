import { page, paging } from '@ideabox/http';
import { listParts } from '../store/parts.ts';
import { route } from './route.ts';
import { key, part } from './schemas.ts';

export const getParts = route({
  method: 'get',
  path: '/parts',
  summary: 'Blocks of text on the screens, in Markdown',
  access: 'anyone',
  query: { search_key: key().optional(), ...paging({ limit: 999 }) },
  result: part,
  many: true,
  handle: async ({ db }, { query: { search_key, limit, offset } }) => {
    const { rows, count } = await listParts(db, { search_key, limit, offset });
    return page(rows, { count, limit, offset });
  },
});
