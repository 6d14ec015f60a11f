import { ok } from '@ideabox/http';
import { NotFound } from '../domain/errors.ts';
import { findPage } from '../store/pages.ts';
import { route } from './route.ts';
import { key, staticPage } from './schemas.ts';

export const getPage = route({
  method: 'get',
  path: '/pages/:page_key',
  summary: 'A static page, in Markdown',
  access: 'anyone',
  params: { page_key: key() },
  result: staticPage,
  notFound: 'Data not found',
  handle: async ({ db }, { params }) => {
    const page = await findPage(db, params.page_key);
    if (!page) throw new NotFound('Data');
    return ok(page);
  },
});
