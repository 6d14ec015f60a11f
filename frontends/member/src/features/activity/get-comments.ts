import { type PageOf, useApi } from '@ideabox/api-client';
import { keepPreviousData, useQuery } from '@tanstack/react-query';

export type MemberComment = {
  id: number;
  idea: { id: number; name: string };
  raw_contents: string;
  type: 'comment' | 'reply';
  vote_rate_avarage: number;
  date_entered: string;
  edited: boolean;
  removed: boolean;
};

/** A member's comments and replies, newest first. */
export function useMemberComments(memberId: string, limit: number, offset: number) {
  const api = useApi();
  const query = { limit, offset };
  return useQuery({
    queryKey: ['comments', 'member', memberId, query],
    queryFn: ({ signal }) =>
      api.get<PageOf<MemberComment>>(`/members/${encodeURIComponent(memberId)}/comments`, { query, signal }),
    placeholderData: keepPreviousData,
  });
}
