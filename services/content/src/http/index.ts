import type { Route } from '@ideabox/http';
import type { Context } from '../context.ts';
import { getFeatures } from './get-features.ts';
import { getNews } from './get-news.ts';
import { getNewsItem } from './get-news-item.ts';
import { getPage } from './get-page.ts';
import { getParts } from './get-parts.ts';
import { getRegistries } from './get-registries.ts';
import { postReport } from './post-report.ts';

export const routes: Route<Context>[] = [
  getFeatures,
  getRegistries,
  getParts,
  getPage,
  getNews,
  getNewsItem,
  postReport,
];
