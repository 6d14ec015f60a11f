import { changeData, ideasKey, useApi, useQueryClient } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';
import { useEffect } from 'react';
import { type OwnMarks, ownMarksKey, useOwnMarks } from '../get-own-marks.ts';

type Props = { ideaId: number };

/** Marks the idea as read once a member has it before them; if that fails, the next opening tries again. Shows nothing. */
export function MarkRead({ ideaId }: Props): null {
  const api = useApi();
  const queries = useQueryClient();
  const memberId = useMember()?.id;
  const isUnread = useOwnMarks(ideaId).data?.is_read === false;
  useEffect(() => {
    if (!isUnread) return;
    api.put(`/ideas/${ideaId}/read`).then(
      () => {
        void changeData<OwnMarks>(queries, ownMarksKey(memberId, ideaId), (marks) => ({
          ...marks,
          is_read: true,
        }));
        void queries.invalidateQueries({ queryKey: ideasKey, refetchType: 'none' });
      },
      () => {},
    );
  }, [api, queries, memberId, ideaId, isUnread]);
  return null;
}
