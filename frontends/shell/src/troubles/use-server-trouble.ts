import { useQueryClient } from '@ideabox/api-client';
import { useEffect, useState } from 'react';
import { type Trouble, troubleOf } from './trouble-of.ts';

/**
 * The last trouble that any reading met, or a write that is sent again, until its time is up; what could not be read is then asked
 * for again.
 */
export function useServerTrouble(): Trouble | null {
  const queries = useQueryClient();
  const [trouble, setTrouble] = useState<Trouble | null>(null);
  useEffect(() => {
    const note = (error: unknown) => {
      const met = troubleOf(error);
      if (met) setTrouble(met);
    };
    const reads = queries.getQueryCache().subscribe((event) => {
      if (event.type === 'updated' && event.action.type === 'error') note(event.action.error);
    });
    // What was sent by hand is answered for where it was sent from, unless it is on its way again.
    const writes = queries.getMutationCache().subscribe((event) => {
      if (event.type !== 'updated' || event.action.type !== 'failed') return;
      const met = troubleOf(event.action.error);
      if (met) setTrouble({ ...met, kind: 'sent_again' });
    });
    return () => {
      reads();
      writes();
    };
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
