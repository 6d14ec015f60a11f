import { keepPreviousData, useQuery } from '@ideabox/api-client';
import { useEffect, useState } from 'react';

type Ask<T> = (text: string, signal: AbortSignal) => Promise<T[]>;
const none: never[] = [];

/**
 * Suggestions for a text: asked for only when there is text, and one at a time; what is typed meanwhile is asked for when
 * the earlier answer is there. A suggestion that fails to come is simply not made.
 */
export function useSuggestions<T>(
  kind: string,
  text: string,
  ask: Ask<T>,
): { found: T[]; isSettled: boolean } {
  const wanted = text.trim();
  const [asked, setAsked] = useState('');
  const { data, isFetching } = useQuery({
    queryKey: ['suggestions', kind, asked],
    queryFn: ({ signal }) => ask(asked, signal),
    enabled: asked.length > 0,
    // A list that closes between two letters would take the keys of whoever is choosing from it.
    placeholderData: keepPreviousData,
    retry: false,
  });
  useEffect(() => {
    if (!isFetching) setAsked(wanted);
  }, [isFetching, wanted]);
  return { found: (wanted && data) || none, isSettled: asked === wanted && !isFetching };
}
