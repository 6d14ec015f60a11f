import { type PageOf, useApi, useQuery } from '@ideabox/api-client';

/** How many comments and replies there are. */
export function useCommentTotal() {
  const api = useApi();
  return useQuery({
    queryKey: ['comments', 'total'],
    queryFn: ({ signal }) =>
      api.get<PageOf<{ id: number }>>('/comments', { query: { limit: 1, fields: 'id' }, signal }),
    select: ({ metadata }) => metadata.resultset.count,
  });
}
