import { ok, text } from '@ideabox/http';
import { z } from 'zod';
import { NotFound } from '../domain/errors.ts';
import { changeTranslations } from '../domain/translated.ts';
import { recordAct } from '../events/record-act.ts';
import { lockPage, type StoredPage, updatePage } from '../store/pages.ts';
import { route } from './route.ts';
import { key, prose, staticPage } from './schemas.ts';
import { audited, translationsOf } from './translations.ts';

const contents = prose(80_000);

const auditedPage = ({ page_key: _, ...page }: StoredPage) => audited(page);

export const putPage = route({
  method: 'put',
  path: '/pages/:page_key',
  summary: 'Changes a static page; absent is unchanged, a translation that is null is cleared',
  access: ['admin'],
  params: { page_key: key() },
  body: z.strictObject({
    name: text(100).optional(),
    contents: contents.optional(),
    translations: translationsOf(contents),
  }),
  result: staticPage,
  notFound: 'Data not found',
  handle: async ({ db }, { caller, params: { page_key }, body }) =>
    db.transaction(async (tx) => {
      const before = await lockPage(tx, page_key);
      if (!before) throw new NotFound('Data');
      const translations = changeTranslations(before.translations, body.translations);
      const after = { ...before, ...body, translations };
      await updatePage(tx, after);
      await recordAct(tx, caller, {
        ...{ entity: 'page', id: page_key },
        ...{ before: auditedPage(before), after: auditedPage(after) },
      });
      return ok({ ...after, lang: 'ja' });
    }),
});
