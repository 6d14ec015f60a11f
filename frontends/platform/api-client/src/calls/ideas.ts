import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useApi } from '../api-provider.tsx';
import type { PageOf } from '../page-of.ts';
import type { AnswerStatus, IdeaCard } from './entities.ts';

export type IdeaSort =
  | 'relevance'
  | 'date_entered'
  | 'point'
  | 'rank'
  | 'comment_count'
  | 'vote_date'
  | 'answer_date'
  | 'random';

export type IdeasQuery = {
  keyword?: string;
  search_target?: 'all' | 'idea' | 'tag';
  tag?: string;
  category?: string;
  member_id?: string;
  step?: string;
  /** Days in Japan, both included: `2026-11-21`. */
  start_date?: string;
  end_date?: string;
  situation_id?: number;
  /** What analytics says that ideas are about. */
  topic?: number;
  /** Posted within the last day, week or month. */
  period?: 'day' | 'week' | 'months';
  /** Whether the idea has an official answer, or what that says. */
  answer?: 'any' | 'none' | AnswerStatus;
  /** Days in Japan, both included, on which it was last answered. */
  answered_from?: string;
  answered_until?: string;
  /** By relevance where there is a keyword, unless told. */
  sort?: IdeaSort;
  /** Names, with commas; all that comes unasked, unless told. */
  fields?: string;
  /** Which random order. */
  seed?: number;
  limit?: number;
  offset?: number;
};

export const ideasKey = ['ideas'] as const;

/** One page of ideas; the page before stays on screen while the next one loads. */
export function useIdeas(query: IdeasQuery) {
  const api = useApi();
  return useQuery({
    queryKey: [...ideasKey, query],
    queryFn: ({ signal }) => api.get<PageOf<IdeaCard>>('/ideas', { query, signal }),
    placeholderData: keepPreviousData,
  });
}
