import type { IdeasQuery } from '@ideabox/api-client';
import { readText } from '../../lists/read-text.ts';

const searchTargets = ['all', 'idea', 'tag'] as const;
type SearchTarget = (typeof searchTargets)[number];

export type SearchQuery = Pick<
  IdeasQuery,
  'keyword' | 'search_target' | 'tag' | 'step' | 'member_id' | 'start_date' | 'end_date'
>;

const longestKeyword = 200;

/** What an address asks of the search; the target only where there is a keyword, days only where they are some. */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const day = (name: string) => {
    const text = readText(params, name);
    return text && isDay(text) ? text : undefined;
  };
  const keyword = readText(params, 'keyword', longestKeyword);
  const [start_date, end_date] = [day('start_date'), day('end_date')];
  return {
    keyword,
    search_target: keyword ? readTarget(params) : undefined,
    tag: readText(params, 'tag'),
    step: readText(params, 'step'),
    member_id: readText(params, 'member_id'),
    start_date,
    end_date: start_date && end_date && end_date < start_date ? start_date : end_date,
  };
}

function isDay(text: string): boolean {
  return (
    /^[12]\d{3}-\d{2}-\d{2}$/.test(text) && new Date(`${text}T00:00:00Z`).toJSON()?.slice(0, 10) === text
  );
}

function readTarget(params: URLSearchParams): SearchTarget {
  return searchTargets.find((target) => target === params.get('search_target')) ?? 'all';
}
