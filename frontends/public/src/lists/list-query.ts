import type { IdeaSort } from '@ideabox/api-client';

export const ideaSorts: IdeaSort[] = [
  'date_entered',
  'point',
  'rank',
  'comment_count',
  'vote_date',
  'random',
];
export const pageSizes = [10, 20, 50];
const defaultSize = 20;

/** Holds while the page lives, so that the pages of a random order fit together. */
const seed = Math.floor(Math.random() * 1_000_000);

export type ListQuery = { sort: IdeaSort; seed?: number; limit: number; page: number; category?: string };

/** What an address asks of a list; anything it cannot mean becomes the default. */
export function readListQuery(params: URLSearchParams): ListQuery {
  const sort = ideaSorts.find((known) => known === params.get('sort')) ?? 'date_entered';
  const limit = pageSizes.find((size) => size === Number(params.get('limit'))) ?? defaultSize;
  const page = Number(params.get('page'));
  return {
    sort,
    seed: sort === 'random' ? seed : undefined,
    limit,
    page: Number.isInteger(page) && page > 0 ? page : 1,
    category: params.get('category') || undefined,
  };
}

/** The same address with one thing changed; a change of anything but the page goes back to the first page. */
export function withParam(params: URLSearchParams, name: string, value: string | number): URLSearchParams {
  const changed = new URLSearchParams(params);
  if (value === '') changed.delete(name);
  else changed.set(name, String(value));
  if (name !== 'page') changed.delete('page');
  return changed;
}
