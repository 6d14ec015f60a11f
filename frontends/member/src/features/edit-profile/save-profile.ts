import { type One, useApi } from '@ideabox/api-client';
import { useMutation, useQueryClient } from '@tanstack/react-query';
import { memberKey, type OwnProfile } from '../../members/get-member.ts';
import { bodyOf, type ProfileDraft } from './draft.ts';

/** Saves one's profile; the header and every page that shows the member ask again. */
export function useSaveProfile(memberId: string) {
  const api = useApi();
  const queries = useQueryClient();
  return useMutation({
    mutationFn: (draft: ProfileDraft) =>
      api.put<One<OwnProfile>>(`/members/${encodeURIComponent(memberId)}`, { body: bodyOf(draft) }),
    onSuccess: () =>
      Promise.all([
        queries.invalidateQueries({ queryKey: ['me'] }),
        queries.invalidateQueries({ queryKey: memberKey }),
      ]),
  });
}
