import { dateTime, entityId, ok, text } from '@ideabox/http';
import { z } from 'zod';
import { changesBetween } from '../domain/changes.ts';
import { NotFound } from '../domain/errors.ts';
import { changeTranslations } from '../domain/translated.ts';
import { publishNews } from '../events/publish-news.ts';
import { recordAct } from '../events/record-act.ts';
import { lockNews, updateNews } from '../store/news.ts';
import { auditedNews, newsOf } from './news-of.ts';
import { route } from './route.ts';
import { key, newsContents, newsItem } from './schemas.ts';
import { translationsOf } from './translations.ts';

export const putNews = route({
  method: 'put',
  path: '/news/:id',
  summary: 'Changes a piece of news; absent is unchanged, a translation that is null is cleared',
  access: ['operator', 'admin'],
  params: { id: entityId() },
  body: z.strictObject({
    news_key: key().optional(),
    name: text(100).optional(),
    contents: newsContents.optional(),
    translations: translationsOf(newsContents),
    date_entered: dateTime().optional(),
  }),
  result: newsItem,
  notFound: 'News not found',
  refusals: [409],
  handle: async ({ db }, { caller, params: { id }, body }) =>
    db.transaction(async (tx) => {
      const found = await lockNews(tx, id);
      if (!found) throw new NotFound('News');
      const { date_entered, translations: given, ...texts } = body;
      const at = date_entered === undefined ? found.date_entered : new Date(date_entered);
      const translations = changeTranslations(found.translations, given);
      const changed = { ...found, ...texts, translations, date_entered: at };
      const [before, after] = [auditedNews(found), auditedNews(changed)];
      if (Object.keys(changesBetween(before, after)).length === 0) return ok(newsOf(found, 'ja'));
      const news = await updateNews(tx, changed);
      await publishNews(tx, 'NEWS_CAUSE_EDITED', news);
      await recordAct(tx, caller, { entity: 'news', id, before, after });
      return ok(newsOf(news, 'ja'));
    }),
});
