import { useIsFetching, useIsMutating } from '@ideabox/api-client';
import { useNavigation } from '@ideabox/router';
import { useEffect, useState } from 'react';

const patienceMs = 5000;

/** Whether what the reader waits for has taken longer than five seconds. */
export function useSlow(): boolean {
  const reading = useIsFetching({ predicate: ({ state }) => state.data === undefined });
  const writing = useIsMutating();
  const { state } = useNavigation();
  const isWaiting = reading + writing > 0 || state !== 'idle';
  const [slow, setSlow] = useState(false);
  useEffect(() => {
    setSlow(false);
    if (!isWaiting) return;
    const timer = setTimeout(() => setSlow(true), patienceMs);
    return () => clearTimeout(timer);
  }, [isWaiting]);
  return slow;
}
