import type { IdeaCard } from '@ideabox/api-client';
import { ownOfCards } from '../../../ideas/get-idea-list.ts';
import { useWithOwn } from '../../../own/use-with-own.ts';

/** Ideas with the same tags or a text like this one's, the nearest first. */
export const useRelatedIdeas = (ideaId: number, enabled: boolean) =>
  useWithOwn<IdeaCard>({
    queryKey: ['idea', ideaId, 'related'],
    path: `/ideas/${ideaId}/related`,
    query: {},
    own: ownOfCards,
    enabled,
  });
