import { ask } from './ask.ts';
import { plan } from './plan.ts';

/** Opens a page as a browser that has been here before, or not yet: then it needs its files, too. */
export function openPage(path: string, isFirst = false): void {
  ask({ kind: 'pages', path });
  if (isFirst) for (const file of plan.content.files) ask({ kind: 'pages', path: file });
  ask({
    ...{ kind: 'reads', method: 'POST', path: '/api/v1/analytics/events' },
    body: { session_id: crypto.randomUUID(), events: [{ type: 'page_view', path }] },
  });
}
