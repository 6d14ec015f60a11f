import { useApi, useMutation } from '@ideabox/api-client';

/** Ends one's membership for good. */
export function useWithdraw(memberId: string, onDone: () => void) {
  const api = useApi();
  return useMutation({
    mutationFn: () => api.delete(`/members/${encodeURIComponent(memberId)}`),
    onSuccess: onDone,
  });
}
