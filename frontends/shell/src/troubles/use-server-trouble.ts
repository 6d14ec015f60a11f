import { useQueryClient } from '@ideabox/api-client';
import { useEffect, useState } from 'react';
import { type Trouble, troubleOf } from './trouble-of.ts';

/** The last trouble that any reading met, until its time is up; what could not be read is then asked for again. */
export function useServerTrouble(): Trouble | null {
  const queries = useQueryClient();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    const note = (error: unknown) => {
      const met = troubleOf(error);
      if (met) setTrouble(met);
    };
    // What was sent by hand is answered for where it was sent from.
    return queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') note(event.action.error);
    });
  }, [queries]);
  useEffect(() => {
    if (!trouble) return;
    const timer = setTimeout(() => {
      setTrouble(null);
      void queries.refetchQueries({ type: 'active', predicate: ({ state }) => state.status === 'error' });
    }, trouble.seconds * 1000);
    return () => clearTimeout(timer);
  }, [trouble, queries]);
  return trouble;
}
