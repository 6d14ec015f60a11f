import { siteContentKeys, useApi } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';
import { useQueryClient } from '@tanstack/react-query';
import { useEffect } from 'react';
import { usePageConfig } from '../config/use-page-config.ts';

/** While a member is here: every push makes bell and panel ask again, and the screen that it may be about. */
export function RealtimeNotifications() {
  const memberId = useMember()?.id;
  const { realtime } = usePageConfig();
  const api = useApi();
  const queries = useQueryClient();
  useEffect(() => {
    if (!memberId) return;
    const leave = new AbortController();
    const refresh = () =>
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => !siteContentKeys.has(String(queryKey[0])),
      });
    import('./listen.ts').then(
      ({ listen }) => listen({ api, key: realtime.key, memberId, onPush: refresh, signal: leave.signal }),
      // Without the live channel the bell still refreshes whenever the page is returned to.
      (error: unknown) => console.warn(error),
    );
    return () => leave.abort();
  }, [memberId, realtime.key, api, queries]);
  return null;
}
