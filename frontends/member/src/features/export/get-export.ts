import { type One, useApi, useMutation } from '@ideabox/api-client';

const timeoutMs = 120_000;

/** Everything that is held about oneself. Asked for by hand and not kept: it is large, and of the moment. */
export function useExport(memberId: string) {
  const api = useApi();
  return useMutation({
    mutationFn: async () =>
      (await api.get<One<unknown>>(`/members/${encodeURIComponent(memberId)}/export`, { timeoutMs })).results,
  });
}
