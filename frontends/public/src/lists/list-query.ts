import type { IdeaSort, IdeasQuery } from '@ideabox/api-client';
import { readText } from './read-text.ts';

export const ideaSorts: IdeaSort[] = [
  'date_entered',
  'point',
  'rank',
  'comment_count',
  'vote_date',
  'answer_date',
  'random',
];
/** What was searched for is there in an order of its own, which is the first. */
export const searchSorts: IdeaSort[] = ['relevance', ...ideaSorts];
export const listPeriods = ['day', 'week', 'months'] as const;
export const answerFilters = [
  'any',
  'none',
  'considering',
  'adopted',
  'in_progress',
  'done',
  'not_adopted',
] as const;
export const pageSizes = [10, 20, 50];
const defaultSize = 20;

export type ListQuery = Pick<IdeasQuery, 'seed' | 'category' | 'answer' | 'period' | 'situation_id'> & {
  sort: IdeaSort;
  limit: number;
  page: number;
};

/** What an address asks of a list with these orders; anything it cannot mean becomes the default, as the first order is. */
export function readListQuery(params: URLSearchParams, sorts = ideaSorts): ListQuery {
  const sort = sorts.find((known) => known === params.get('sort')) ?? (sorts[0] as IdeaSort);
  const limit = pageSizes.find((size) => size === Number(params.get('limit'))) ?? defaultSize;
  return {
    sort,
    seed: sort === 'random' ? (readNumber(params.get('seed')) ?? 0) : undefined,
    limit,
    page: readNumber(params.get('page'), 6) || 1,
    category: readText(params, 'category'),
    answer: answerFilters.find((known) => known === params.get('answer')),
    period: listPeriods.find((known) => known === params.get('period')),
    situation_id: readNumber(params.get('situation_id')) || undefined,
  };
}

/** The topic whose ideas alone an address asks for; of meaning where all ideas are listed. */
export const readTopic = (params: URLSearchParams): number | undefined =>
  readNumber(params.get('topic')) || undefined;

/** Whether the reader has set a condition, so that there may be more without it. */
export function isNarrowed(params: URLSearchParams): boolean {
  const { category, period, situation_id } = readListQuery(params);
  return [category, period, situation_id, readTopic(params)].some((condition) => condition !== undefined);
}

/** A whole number of at most so many digits: what is longer would be no page, seed or id of this site. */
function readNumber(text: string | null, digits = 9): number | undefined {
  return text && /^\d+$/.test(text) && text.length <= digits ? Number(text) : undefined;
}

/** The same address with one thing changed; a change of anything but the page goes back to the first page. */
export function withParam(params: URLSearchParams, name: string, value: string | number): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (value === '') changed.delete(name);
  else changed.set(name, String(value));
  if (name !== 'page') changed.delete('page');
  return changed;
}

/** The same list in another order. The seed of a random one is in the address, so that its pages and Back fit together. */
export function withSort(params: URLSearchParams, sort: IdeaSort, seed: number): URLSearchParams {
  return withParam(withParam(params, 'sort', sort), 'seed', sort === 'random' ? seed : '');
}

export const freshSeed = () => Math.floor(Math.random() * 1_000_000);
