import { ok } from '@ideabox/http';
import { NotFound } from '../domain/errors.ts';
import { textIn } from '../domain/translated.ts';
import { findPage } from '../store/pages.ts';
import { route } from './route.ts';
import { key, staticPage } from './schemas.ts';
import { onlyIfAsked } from './translations.ts';

export const getPage = route({
  method: 'get',
  path: '/pages/:page_key',
  summary: 'A static page, in Markdown; in the language asked for where there is a translation',
  access: 'anyone',
  params: { page_key: key() },
  result: staticPage,
  onlyOnRequest: onlyIfAsked,
  notFound: 'Data not found',
  handle: async ({ db }, { params, language }) => {
    const page = await findPage(db, params.page_key);
    if (!page) throw new NotFound('Data');
    return ok({ ...page, ...textIn(language, page) });
  },
});
