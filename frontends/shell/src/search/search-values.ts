import { paths } from '@ideabox/contract';
import { isDay } from './dates/day.ts';
import type { Period } from './dates/period-rules.ts';
import { ordered, type Range } from './dates/range.ts';

export const searchTargets = ['all', 'idea', 'tag'] as const;
type SearchTarget = (typeof searchTargets)[number];

/** What the form holds; empty text is no condition. */
export type SearchValues = Range & {
  keyword: string;
  category: string;
  target: SearchTarget;
  step: string;
  /** As chosen; until then it is the one that start and end are. */
  period?: Period;
  memberId: string;
};

export const noSearch: SearchValues = {
  keyword: '',
  category: '',
  target: 'all',
  step: '',
  start: '',
  end: '',
  memberId: '',
};

export const searchPath = paths.search();

/** What an address asks for; nothing, where it is not a search. A tag that was asked for alone is a keyword among tags. */
export function readSearchValues(pathname: string, search: string): SearchValues {
  if (pathname !== searchPath) return noSearch;
  const params = new URLSearchParams(search);
  const read = (name: string, most = 100) => (params.get(name) ?? '').trim().slice(0, most);
  const day = (name: string) => (isDay(read(name)) ? read(name) : '');
  const keyword = read('keyword');
  const target = searchTargets.find((known) => known === params.get('search_target')) ?? 'all';
  const range = ordered({ start: day('start_date'), end: day('end_date') });
  return {
    keyword: keyword || read('tag'),
    category: read('category'),
    target: !keyword && read('tag') ? 'tag' : target,
    step: read('step'),
    memberId: read('member_id'),
    ...range,
  };
}

/** Keyword, everywhere, in a category, and nothing else. */
export function simpleSearch({ keyword, category }: SearchValues): string {
  return paths.search({ keyword: keyword.trim(), target: 'all', category });
}

export function detailedSearch(values: SearchValues): string {
  const { keyword, target, category, step, start, end, memberId } = values;
  return paths.search({
    keyword: keyword.trim(),
    target,
    category,
    step,
    start_date: start,
    end_date: end,
    member_id: memberId,
  });
}
