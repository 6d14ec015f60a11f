import { type PageOf, useApi, useQuery } from '@ideabox/api-client';

export type CommentVersion = { version: number; raw_contents: string; date_entered: string };

export const commentVersionsKey = (id: number) => ['comment', id, 'versions'] as const;

/** The texts that a comment has had, newest first. */
export function useCommentVersions(id: number) {
  const api = useApi();
  return useQuery({
    queryKey: commentVersionsKey(id),
    queryFn: async ({ signal }) => {
      const query = { limit: 100 };
      return (await api.get<PageOf<CommentVersion>>(`/comments/${id}/versions`, { query, signal })).results;
    },
  });
}
