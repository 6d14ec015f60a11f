import { type One, useApi, useMutation, useQueryClient } from '@ideabox/api-client';
import { memberKey } from './get-member.ts';
import type { OwnProfile } from './own-profile.ts';

/** Changes the fields that are given; the header and every page that shows the member ask again. */
export function useChangeProfile(memberId: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (body: object) =>
      api.put<One<OwnProfile>>(`/members/${encodeURIComponent(memberId)}`, { body }),
    onSuccess: () => tellOthers(queries),
  });
}

export const tellOthers = (queries: ReturnType<typeof useQueryClient>) =>
  Promise.all([
    queries.invalidateQueries({ queryKey: ['me'] }),
    queries.invalidateQueries({ queryKey: memberKey }),
  ]);
