export const searchTargets = ['all', 'idea', 'tag'] as const;
export type SearchTarget = (typeof searchTargets)[number];

type SearchQuery = { keyword?: string; search_target?: SearchTarget; tag?: string; member_id?: string };

/** What an address asks of the search; the target only where there is a keyword. */
export function readSearchQuery(params: URLSearchParams): SearchQuery {
  const keyword = params.get('keyword')?.trim().slice(0, 200) || undefined;
  return {
    keyword,
    search_target: keyword ? readTarget(params) : undefined,
    tag: params.get('tag') || undefined,
    member_id: params.get('member_id') || undefined,
  };
}

export function readTarget(params: URLSearchParams): SearchTarget {
  return searchTargets.find((target) => target === params.get('search_target')) ?? 'all';
}
