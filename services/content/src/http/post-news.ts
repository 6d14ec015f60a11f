import { randomBytes } from 'node:crypto';
import { created, dateTime, text } from '@ideabox/http';
import { z } from 'zod';
import { changeTranslations } from '../domain/translated.ts';
import { publishNews } from '../events/publish-news.ts';
import { recordAct } from '../events/record-act.ts';
import { insertNews } from '../store/news.ts';
import { newsOf } from './news-of.ts';
import { route } from './route.ts';
import { key, newsContents, newsItem } from './schemas.ts';
import { audited, translationsOf } from './translations.ts';

/** A key for news whose author gave none: the day, and what keeps it apart from the others of the day. */
const newKey = () => `${new Date().toISOString().slice(0, 10)}-${randomBytes(4).toString('hex')}`;

export const postNews = route({
  method: 'post',
  path: '/news',
  summary: 'Publishes a piece of news',
  access: ['operator', 'admin'],
  body: z.strictObject({
    news_key: key().optional(),
    name: text(100),
    contents: newsContents,
    translations: translationsOf(newsContents),
    date_entered: dateTime().optional(),
  }),
  result: newsItem,
  refusals: [409],
  handle: async ({ db }, { caller, body }) => {
    const { news_key = newKey(), name, contents, date_entered = new Date() } = body;
    const translations = changeTranslations({}, body.translations);
    const given = { news_key, name, contents, translations, date_entered: new Date(date_entered) };
    return db.transaction(async (tx) => {
      const news = await insertNews(tx, given);
      await publishNews(tx, 'NEWS_CAUSE_PUBLISHED', news);
      await recordAct(tx, caller, { entity: 'news', id: news.id, after: audited(given) });
      return created(newsOf(news, 'ja'));
    });
  },
});
