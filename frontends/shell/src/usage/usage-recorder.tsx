import { useLocation } from '@ideabox/router';
import { useEffect, useRef } from 'react';
import { deviceOf } from './usage-event.ts';
import { noteUsage, sendUsage } from './usage-queue.ts';

/** Notes page views with their duration, and what is searched for. */
export function UsageRecorder() {
  const { pathname, search } = useLocation();
  const keyword = pathname === '/search' ? (new URLSearchParams(search).get('keyword') ?? '').trim() : '';
  const isFirst = useRef(true);
  useEffect(() => {
    const common = { path: pathname, device: deviceOf(window.innerWidth) };
    const referrer = isFirst.current ? referrerHost() : undefined;
    isFirst.current = false;
    const came = performance.now();
    noteUsage({ type: 'page_view', ...common, referrer_host: referrer });
    return () =>
      noteUsage({ type: 'page_leave', ...common, duration_ms: Math.round(performance.now() - came) });
  }, [pathname]);
  useEffect(() => {
    if (!keyword) return;
    const common = { path: '/search', device: deviceOf(window.innerWidth) };
    noteUsage({ type: 'search', ...common, keyword: [...keyword].slice(0, 100).join('') });
  }, [keyword]);
  useEffect(() => {
    const onHide = () => document.visibilityState === 'hidden' && sendUsage();
    document.addEventListener('visibilitychange', onHide);
    return () => document.removeEventListener('visibilitychange', onHide);
  }, []);
  return null;
}

/** Where the visit came from, when that was another site. */
function referrerHost(): string | undefined {
  if (!document.referrer) return undefined;
  const { host } = new URL(document.referrer);
  return host === window.location.host ? undefined : host;
}
