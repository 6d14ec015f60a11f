import { keepPreviousData, type PageOf, useApi, useQuery } from '@ideabox/api-client';

export type MemberComment = {
  id: number;
  idea: { id: number; name: string };
  raw_contents: string;
  type: 'comment' | 'reply';
  vote_rate_avarage: number;
  rating_count: number;
  date_entered: string;
  edited: boolean;
  removed: boolean;
};

type CommentsQuery = { highly_rated?: number; sort?: string; limit: number; offset: number };

/** A member's comments and replies, newest first unless told otherwise. */
export function useMemberComments(memberId: string, query: CommentsQuery) {
  const api = useApi();
  return useQuery({
    queryKey: ['comments', 'member', memberId, query],
    queryFn: ({ signal }) =>
      api.get<PageOf<MemberComment>>(`/members/${encodeURIComponent(memberId)}/comments`, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
