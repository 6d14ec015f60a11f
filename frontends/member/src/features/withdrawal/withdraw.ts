import { useApi } from '@ideabox/api-client';
import { useMutation } from '@tanstack/react-query';

/** Ends one's membership for good. */
export function useWithdraw(memberId: string) {
  const api = useApi();
  return useMutation({ mutationFn: () => api.delete(`/members/${encodeURIComponent(memberId)}`) });
}
