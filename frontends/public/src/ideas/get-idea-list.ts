import { type IdeaCard, type IdeasQuery, ideasKey } from '@ideabox/api-client';
import { useWithOwn } from '../own/use-with-own.ts';

/** What a card shows of the reader's own; whether they block who wrote its comment comes with that comment. */
export const ownOfCards = ['is_read', 'my_vote', 'is_blocked', 'top_comment'];

/** One page of ideas with what the reader has done with each of them. */
export const useIdeaList = (query: IdeasQuery) =>
  useWithOwn<IdeaCard>({ queryKey: [...ideasKey, query], path: '/ideas', query, own: ownOfCards });
