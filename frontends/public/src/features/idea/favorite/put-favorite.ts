import { changeData, isNotFound, useApi, useQueryClient } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';
import { type OwnMarks, ownMarksKey } from '../get-own-marks.ts';

/** Keeps an idea among one's favourites, or lets go of it; one that is already gone is gone. */
export function usePutFavorite(ideaId: number) {
  const api = useApi();
  const queries = useQueryClient();
  const memberId = useMember()?.id;
  const path = `/ideas/${ideaId}/favorite`;
  return async (my_favorite: boolean) => {
    await (my_favorite
      ? api.put(path)
      : api.delete(path).catch((error) => {
          if (!isNotFound(error)) throw error;
        }));
    await changeData<OwnMarks>(queries, ownMarksKey(memberId, ideaId), (marks) => ({
      ...marks,
      my_favorite,
    }));
  };
}
