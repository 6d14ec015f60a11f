import { languageOf } from '@ideabox/text';
import { LRUCache } from 'lru-cache';

/** Accepted on every call, and never part of what is asked for. */
const indifferent = ['visitor_id'];

const parse = (url: string): string => {
  const start = url.indexOf('?');
  if (start === -1) return url;
  const query = new URLSearchParams();
  for (const [name, value] of new URLSearchParams(url.slice(start + 1)))
    query.append(name.replace(/\[\]$/, ''), value);
  for (const name of indifferent) query.delete(name);
  // One answer for each language of the site, however it is spelled; the first one is what is answered without.
  const language = languageOf(query.get('lang') ?? undefined);
  query.delete('lang');
  if (language !== 'ja') query.set('lang', language);
  query.sort();
  return query.size === 0 ? url.slice(0, start) : `${url.slice(0, start)}?${query}`;
};

const longest = 1_024;
const parsed = new LRUCache<string, string>({ max: 4_096 });

/** The canonical form of a path and query: two requests with the same one ask for the same. */
export const canonicalUrl = (url: string): string => {
  if (url.length > longest) return parse(url);
  let canonical = parsed.get(url);
  if (canonical === undefined) {
    canonical = parse(url);
    parsed.set(url, canonical);
  }
  return canonical;
};

const csv = 'text/csv';

/** The types among which a service chooses; anything else that a client accepts is JSON. */
export const acceptOf = (accept: string | undefined): string =>
  accept?.includes(csv) ? csv : 'application/json';

export const cacheKey = (url: string, accept: string | undefined): string =>
  acceptOf(accept) === csv ? `${csv} ${canonicalUrl(url)}` : canonicalUrl(url);
