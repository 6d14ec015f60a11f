import { changeData, ideasKey, type One, useApi, useQueryClient } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';
import { type Idea, ideaKey } from '../get-idea.ts';
import { ownSupportKey } from './get-own-support.ts';

type Standing = { supported: boolean; support_count: number };

/** Supports an idea or withdraws it; who supports is asked anew. */
export function usePutSupport(ideaId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const ownKey = ownSupportKey(useMember()?.id, ideaId);
  const path = `/ideas/${ideaId}/support`;
  return async (supports: boolean) => {
    try {
      const call = supports ? api.put<One<Standing>>(path) : api.delete<One<Standing>>(path);
      const { supported, support_count } = (await call).results;
      await Promise.all([
        changeData<Idea>(queries, ideaKey(ideaId), (idea) => ({ ...idea, support_count })),
        changeData<boolean>(queries, ownKey, () => supported),
      ]);
      void queries.invalidateQueries({ queryKey: ideasKey, refetchType: 'none' });
    } catch (error) {
      void queries.invalidateQueries({ queryKey: ownKey });
      throw error;
    } finally {
      void queries.invalidateQueries({ queryKey: ideaKey(ideaId) });
    }
  };
}
