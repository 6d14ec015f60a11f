import { type PageOf, skipToken, useApi, useQuery, useQueryClient } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';
import { useCallback } from 'react';
import { inChunks } from './in-chunks.ts';

/** The member's stars by comment; null where they have given none. */
export type OwnStars = Record<number, number | null>;

type Rating = { comment_id: number; stars: number };

/** As many ids as an address bears. */
const idsInOneCall = 300;

export const ownStarsKey = (memberId: string | undefined, ideaId: number) =>
  ['own-stars', memberId, ideaId] as const;

/** Asks how the member has rated the comments on the screen; apart from them, as they are the same for everyone. */
export function useLoadOwnStars(ideaId: number, ids: number[]): void {
  const api = useApi();
  const queries = useQueryClient();
  const memberId = useMember()?.id;
  useQuery({
    queryKey: ['own-stars-of', memberId, ideaId, ids.join(' ')],
    queryFn: async ({ signal }) => {
      const pages = inChunks(ids, idsInOneCall).map((chunk) => {
        const query = { comment_id: chunk.map(String), limit: idsInOneCall };
        return api.get<PageOf<Rating>>(`/members/${memberId}/ratings`, { query, signal });
      });
      const ratings = (await Promise.all(pages)).flatMap(({ results }) => results);
      const none = ids.map((id) => [id, null]);
      const given = ratings.map(({ comment_id, stars }) => [comment_id, stars]);
      queries.setQueryData<OwnStars>(ownStarsKey(memberId, ideaId), (known) => ({
        ...known,
        ...Object.fromEntries([...none, ...given]),
      }));
      return true;
    },
    enabled: memberId !== undefined && ids.length > 0,
    staleTime: 60_000,
  });
}

/** The stars of some comments; the same object until one of them changes. */
export function useOwnStars(ideaId: number, ids: number[]): OwnStars | undefined {
  const memberId = useMember()?.id;
  const which = ids.join(' ');
  const pick = useCallback(
    (known: OwnStars): OwnStars =>
      Object.fromEntries(which.split(' ').map((id) => [id, known[Number(id)] ?? null])),
    [which],
  );
  return useQuery({ queryKey: ownStarsKey(memberId, ideaId), queryFn: skipToken, select: pick }).data as
    | OwnStars
    | undefined;
}
