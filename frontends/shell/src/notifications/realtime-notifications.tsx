import { siteContentKeys, useApi, useQueryClient } from '@ideabox/api-client';
import { useMember } from '@ideabox/contract';
import { useEffect, useState } from 'react';
import { usePageConfig } from '../config/use-page-config.ts';
import { usePollingMs } from '../config/use-polling-interval.ts';
import { notificationsKey } from './get-notifications.ts';
import { NewArrivals } from './new-arrivals.tsx';

/** While a member is here: every push makes bell and panel ask again, and the screen that it may be about; without the socket they ask now and then. */
export function RealtimeNotifications() {
  const memberId = useMember()?.id;
  const { realtime } = usePageConfig();
  const api = useApi();
  const queries = useQueryClient();
  const pollingMs = usePollingMs();
  const [live, setLive] = useState(false);
  useEffect(() => {
    if (!memberId) return;
    const leave = new AbortController();
    const onPush = () =>
      void queries.invalidateQueries({
        predicate: ({ queryKey }) => !siteContentKeys.has(String(queryKey[0])),
      });
    const { key } = realtime;
    import('./listen.ts').then(
      ({ listen }) => listen({ api, key, memberId, onPush, onLive: setLive, signal: leave.signal }),
      (error: unknown) => console.warn(error),
    );
    return () => {
      leave.abort();
      setLive(false);
    };
  }, [memberId, realtime, api, queries]);
  useEffect(() => {
    if (!memberId || live) return;
    const timer = setInterval(() => {
      if (document.visibilityState === 'visible')
        void queries.invalidateQueries({ queryKey: notificationsKey });
    }, pollingMs);
    return () => clearInterval(timer);
  }, [memberId, live, pollingMs, queries]);
  return memberId ? <NewArrivals key={memberId} memberId={memberId} /> : null;
}
