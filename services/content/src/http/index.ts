import type { Route } from '@ideabox/http';
import type { Context } from '../context.ts';
import { getFeatures } from './get-features.ts';
import { getNews } from './get-news.ts';
import { getNewsItem } from './get-news-item.ts';
import { getPage } from './get-page.ts';
import { getParts } from './get-parts.ts';
import { getRegistries } from './get-registries.ts';
import { getReports } from './get-reports.ts';
import { postNews } from './post-news.ts';
import { postReport } from './post-report.ts';
import { putFeature } from './put-feature.ts';
import { putNews } from './put-news.ts';
import { putPage } from './put-page.ts';
import { putPart } from './put-part.ts';
import { putRegistry } from './put-registry.ts';
import { putReport } from './put-report.ts';
import { removeNews } from './remove-news.ts';

export const routes: Route<Context>[] = [
  getFeatures,
  putFeature,
  getRegistries,
  putRegistry,
  getParts,
  putPart,
  getPage,
  putPage,
  getNews,
  getNewsItem,
  postNews,
  putNews,
  removeNews,
  postReport,
  getReports,
  putReport,
];
