import type { Keeper } from '@ideabox/contract';
import { useQuery } from '@tanstack/react-query';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { isNotFound } from './api-error.ts';
import { useApi } from './api-provider.tsx';
import { createAttempts } from './attempts.ts';
import type { One } from './page-of.ts';

/** What became of what was sent before this page: it is there, under this id, or nobody can say. */
export type SentBefore = { id: number } | 'unknown';

type Sending = {
  store: Keeper;
  /** Under which key the draft is kept; undefined where nobody's is. */
  draft: string | undefined;
  /** What would be sent now. */
  words: string;
  /** Whether it can be asked what became of an attempt; undefined until that is known. */
  canAsk: boolean | undefined;
  /** These words have arrived: they are no draft any more. */
  onArrived: () => void;
};

/** The keys of attempts to send a draft, and what became of the one that was under way when the page was left. */
export function useAttempt({ store, draft, words, canAsk, onArrived }: Sending) {
  const api = useApi();
  const attempts = useMemo(() => createAttempts(store, draft), [store, draft]);
  const [before, setBefore] = useState(attempts.last);
  useEffect(() => attempts.watch(), [attempts]);
  const { data: sent, isError } = useQuery({
    queryKey: ['attempts', before?.key],
    queryFn: ({ signal }) =>
      api.get<One<{ id: number }>>(`/attempts/${before?.key}`, { signal }).then(
        ({ results }) => results,
        (error: unknown) => {
          if (isNotFound(error)) return null;
          throw error;
        },
      ),
    enabled: before !== null && canAsk === true,
    networkMode: 'always',
    staleTime: Number.POSITIVE_INFINITY,
    gcTime: 0,
  });
  const arrive = useEffectEvent(() => {
    attempts.end();
    if (before?.words === words) onArrived();
  });
  useEffect(() => {
    if (sent) arrive();
  }, [sent]);
  const isUnknown = before !== null && (isError || canAsk === false);
  return {
    keyOf: (now: string) => {
      setBefore(null);
      return attempts.keyOf(now);
    },
    end: attempts.end,
    sentBefore: (before && sent) || (isUnknown ? ('unknown' as const) : undefined),
  };
}
