import type { SiteApi, Thing } from '../api/site-api.ts';
import type { Place } from './xml.ts';

/** Ideas of one map, and how many maps of the newest ones there are at most. */
const ideasInAMap = 1000;
export const mostMaps = 10;
const atOnce = 100;

const fixed = ['/', '/ideas', '/comments', '/category/introduction', '/news', '/analyze'];
/** Pages of the dashboard that everyone may see. */
const analyses = ['access', 'overview', 'user', 'topics', 'leaders', 'leaders-guide', 'data'];
const pages = ['about', 'howto', 'rules', 'privacy', 'accessibility', 'faq', 'opendata', 'sitemap'];

/** Everything but ideas: lists, static pages, categories, the newest news. */
export async function generalPlaces(api: SiteApi): Promise<Place[]> {
  const [categories, news] = await Promise.all([
    rows(api, '/categories?limit=100&offset=0'),
    rows(api, '/news?limit=100&offset=0'),
  ]);
  return [
    ...fixed.map((path) => ({ path })),
    ...analyses.map((part) => ({ path: `/analyze/${part}` })),
    ...pages.map((key) => ({ path: `/page/${key}` })),
    ...categories.map(({ search_key }) => ({ path: `/category/${encodeURIComponent(String(search_key))}` })),
    ...news.map(({ news_key, date_entered }) => ({
      path: `/news/${encodeURIComponent(String(news_key))}`,
      changed: String(date_entered),
    })),
  ];
}

/** One map's share of the newest ideas; `map` counts from 1. */
export async function ideaPlaces(api: SiteApi, map: number): Promise<Place[]> {
  const places: Place[] = [];
  for (let offset = (map - 1) * ideasInAMap; offset < map * ideasInAMap; offset += atOnce) {
    const ideas = await rows(api, `/ideas?fields=id,date_entered&limit=${atOnce}&offset=${offset}`);
    places.push(
      ...ideas.map(({ id, date_entered }) => ({ path: `/idea/${id}`, changed: String(date_entered) })),
    );
    if (ideas.length < atOnce) break;
  }
  return places;
}

/** How many maps the ideas fill. */
export async function mapCount(api: SiteApi): Promise<number> {
  const answer = await api.ask('/ideas?fields=id&limit=1&offset=0');
  if (!answer || answer === 'unavailable') return 0;
  const { metadata } = answer as { metadata?: { resultset?: { count?: number } } };
  return Math.min(mostMaps, Math.ceil((metadata?.resultset?.count ?? 0) / ideasInAMap));
}

async function rows(api: SiteApi, path: string): Promise<Thing[]> {
  const answer = await api.ask(path);
  if (answer === 'unavailable') throw new SitemapUnavailable();
  return answer && Array.isArray(answer.results) ? (answer.results as Thing[]) : [];
}

/** The API could not say what there is. */
export class SitemapUnavailable extends Error {}
