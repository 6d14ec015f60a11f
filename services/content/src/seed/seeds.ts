import type { NewsItem, Page, Part, Setting } from '../domain/site-content.ts';

/** What a release brings with it. */
export type Seeds = {
  features: Setting[];
  registries: Setting[];
  parts: Part[];
  pages: Page[];
  news: NewsItem[];
};
