import { type IdeaCard, type MemberSummary, type One, useApi, useQuery } from '@ideabox/api-client';
import type { Answer } from './answer/answer.ts';
import { isIdeaId } from './is-idea-id.ts';
import type { Tag } from './tags/tag.ts';

export type Idea = Omit<IdeaCard, 'tags'> & {
  point: number;
  tags: Tag[];
  support_count: number;
  /** The first 20. */
  supporters: MemberSummary[];
  answer: Answer | null;
  embedded_video: string | null;
  /** The idea that this one is derived from. */
  parent_id: number | null;
};

export const ideaKey = (id: number) => ['idea', id] as const;

export function useIdea(id: number) {
  const api = useApi();
  return useQuery({
    queryKey: ideaKey(id),
    queryFn: async ({ signal }) => (await api.get<One<Idea>>(`/ideas/${id}`, { signal })).results,
    enabled: isIdeaId(id),
  });
}
