import { keepPreviousData, type PageOf, useApi, useQuery } from '@ideabox/api-client';

type OwnFavorite = { parent_id: number };

/** One's own favourites; nobody else's are told. */
export function useOwnFavorites(memberId: string, limit: number, offset: number) {
  const api = useApi();
  const query = { limit, offset };
  return useQuery({
    queryKey: ['favorites', memberId, query],
    queryFn: ({ signal }) =>
      api.get<PageOf<OwnFavorite>>(`/members/${encodeURIComponent(memberId)}/favorites`, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
