import type { Language } from '@ideabox/text';
import { textIn } from '../domain/translated.ts';
import type { News } from '../store/news.ts';
import { audited } from './translations.ts';

/** A piece of news as everyone sees it, in a language where it was translated. */
export const newsOf = ({ revision: _, ...news }: News, language: Language) => ({
  ...news,
  ...textIn(language, news),
});

/** The same as the audit log takes it. */
export const auditedNews = ({ revision: _, ...news }: News) => audited(news);
