import { ApiError, blocksKey, useApi, useMutation, useQueryClient } from '@ideabox/api-client';

/** Blocks another member, or no longer. What is so already, by another tab perhaps, is as good. */
export function useChangeBlock(memberId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const path = `/members/${encodeURIComponent(memberId)}/block_users`;
  return useMutation({
    mutationFn: async ({ id, isWanted }: { id: string; isWanted: boolean }) => {
      try {
        if (isWanted) await api.post(path, { body: { id } });
        else await api.delete(`${path}/${encodeURIComponent(id)}`);
      } catch (error) {
        if (!isSoAlready(error)) throw error;
      }
    },
    onSuccess: () => queries.invalidateQueries({ queryKey: blocksKey }),
  });
}

const isSoAlready = (error: unknown) =>
  error instanceof ApiError && ['HiddenUser already exists', 'HiddenUser not found'].includes(error.message);
