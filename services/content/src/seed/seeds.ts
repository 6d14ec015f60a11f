import type { Language } from '@ideabox/text';
import type { NewsItem, Page, Part, Setting } from '../domain/site-content.ts';

/** A page or a piece of news in another language. */
export type SeedTranslation = {
  kind: 'page' | 'news';
  key: string;
  language: Language;
  name: string;
  contents: string;
  /** The contents that it translates. */
  original: string;
};

/** What a release brings with it. */
export type Seeds = {
  features: Setting[];
  registries: Setting[];
  parts: Part[];
  pages: Page[];
  news: NewsItem[];
  translations: SeedTranslation[];
};
