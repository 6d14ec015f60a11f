import { oneOf, page, paging } from '@ideabox/http';
import { listReports } from '../store/reports.ts';
import { route } from './route.ts';
import { handledReport } from './schemas.ts';

export const getReports = route({
  method: 'get',
  path: '/reports',
  summary: 'What readers reported, newest first',
  access: ['operator', 'admin'],
  query: {
    status: oneOf(['open', 'in_progress', 'closed']).optional(),
    type: oneOf(['inquiry', 'problem', 'correction']).optional(),
    ...paging({ limit: 20 }),
  },
  result: handledReport,
  many: true,
  handle: async ({ db }, { query: { status, type, limit, offset } }) => {
    const { rows, count } = await listReports(db, { status, type, limit, offset });
    return page(rows, { count, limit, offset });
  },
});
