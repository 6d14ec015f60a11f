import { ok, text } from '@ideabox/http';
import { z } from 'zod';
import { NotFound } from '../domain/errors.ts';
import { recordAct } from '../events/record-act.ts';
import { updatePage } from '../store/pages.ts';
import { route } from './route.ts';
import { key, prose, staticPage } from './schemas.ts';

export const putPage = route({
  method: 'put',
  path: '/pages/:page_key',
  summary: 'Changes a static page; absent is unchanged',
  access: ['admin'],
  params: { page_key: key() },
  body: z.strictObject({ name: text(100).optional(), contents: prose(80_000).optional() }),
  result: staticPage,
  notFound: 'Data not found',
  handle: async ({ db }, { caller, params: { page_key }, body }) =>
    db.transaction(async (tx) => {
      const page = await updatePage(tx, page_key, body);
      if (!page) throw new NotFound('Data');
      await recordAct(tx, caller, { entity: 'page', id: page_key, ...page });
      return ok({ page_key, ...page.after });
    }),
});
