import {
  type ApiClient,
  ApiError,
  isOfMembers,
  type One,
  useApi,
  useMutation,
  useQueryClient,
} from '@ideabox/api-client';

type Post = { idea: number } | { comment: number };

/** Whom to block, as a member or as who wrote something; or which block to end, by its own id or the member's. */
export type BlockChange = { block: { id: string } | Post } | { unblock: string };

/** Blocks another member, or no longer. What is so already, by another tab perhaps, is as good. */
export function useChangeBlock(memberId: string) {
  const api = useApi();
  const queries = useQueryClient();
  const path = `/members/${encodeURIComponent(memberId)}/block_users`;
  return useMutation({
    mutationFn: async (change: BlockChange) => {
      try {
        if ('block' in change) await api.post(path, { body: change.block });
        else await api.delete(`${path}/${encodeURIComponent(change.unblock)}`);
      } catch (error) {
        if (!isSoAlready(error)) throw error;
      }
      if ('block' in change && !('id' in change.block)) await untilHeardOf(api, change.block);
    },
    // It changes what every list shows.
    onSuccess: () => {
      queries.removeQueries({ type: 'inactive', predicate: isOfMembers });
      return queries.invalidateQueries({ predicate: isOfMembers });
    },
  });
}

const isSoAlready = (error: unknown) =>
  error instanceof ApiError && ['HiddenUser already exists', 'HiddenUser not found'].includes(error.message);

const pausesMs = [0, 100, 200, 400, 800, 1600];

/** Those who answer for ideas and comments hear of a block a moment after it was made; it stands, however long that takes. */
async function untilHeardOf(api: ApiClient, post: Post): Promise<void> {
  const path = 'idea' in post ? `/ideas/${post.idea}` : `/comments/${post.comment}`;
  for (const pause of pausesMs) {
    await new Promise((resolve) => setTimeout(resolve, pause));
    const asked = api.get<One<{ is_blocked: boolean | null }>>(path, { query: { fields: ['is_blocked'] } });
    if (
      await asked.then(
        ({ results }) => results.is_blocked,
        () => false,
      )
    )
      return;
  }
}
