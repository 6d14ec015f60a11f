import { type Asked, questionOf, useRows } from './get-rows.ts';
import { useSpan } from './use-span.ts';

/** A sentence of an idea, or of a comment on it. */
export type Quote = { idea: number; comment: number | null; sentence: string };

export type Topic = {
  id: number;
  name: string;
  /** Its words, those that tell most first. */
  terms: string[];
  idea_count: number;
  comment_count: number;
  /** How many ideas more than in the days before, as many. */
  growth: number;
  positive: number;
  neutral: number;
  negative: number;
  /** Where it stands on the map, from -1 to 1. */
  x: number;
  y: number;
  /** Whether others are not told of it; who may change that is told. */
  hidden?: boolean;
  quotes: Quote[];
};

/** As many as the API tells at once, which are all. */
const mostTopics = 100;

/** What ideas of the days that are looked at are about; the largest first. */
export function useTopics({ period, category }: Omit<Asked, 'audience'>) {
  const span = useSpan(period);
  const question =
    span && questionOf('topics', span, { category, audience: undefined }, { limit: mostTopics });
  const { data, isError, refetch } = useRows<Topic>(question);
  return { data, isError, refetch, question };
}
