import { ApiError, useApi, useMutation, useQueryClient } from '@ideabox/api-client';
import { tellOthers } from '../../members/change-profile.ts';

const timeoutMs = 60_000;

/** Shows a picture of one's own, or none any more where null is given. */
export function useChangeIcon(memberId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const path = `/members/${encodeURIComponent(memberId)}/icon`;
  return useMutation({
    mutationFn: async (picture: Blob | null) => {
      if (picture) return api.put(path, { body: picture, timeoutMs });
      return api.delete(path).catch((error: unknown) => {
        // Another tab was quicker.
        if (!(error instanceof ApiError && error.status === 404)) throw error;
      });
    },
    onSuccess: () => tellOthers(queries),
  });
}
