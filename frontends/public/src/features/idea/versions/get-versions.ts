import { type MemberSummary, type PageOf, useApi, useQuery } from '@ideabox/api-client';

export type Version = {
  version: number;
  name: string;
  raw_contents: string;
  date_entered: string;
  user: MemberSummary;
};

export const versionsKey = (ideaId: number) => ['idea', ideaId, 'versions'] as const;

/** The texts that the idea has had, newest first. */
export function useVersions(ideaId: number, enabled = true) {
  const api = useApi();
  return useQuery({
    queryKey: versionsKey(ideaId),
    queryFn: ({ signal }) =>
      api.get<PageOf<Version>>(`/ideas/${ideaId}/versions`, { query: { limit: 100 }, signal }),
    enabled,
  });
}
