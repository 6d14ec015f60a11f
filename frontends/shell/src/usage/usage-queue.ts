import { randomId } from '@ideabox/api-client';
import { takeFirstVisit } from './first-visit.ts';
import type { UsageEvent } from './usage-event.ts';

const batch = 50;
const waitMs = 4000;
const sessionKey = 'ideabox.visit';

let waiting: UsageEvent[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

/** Notes how the site is used. Sent a few seconds later and when the page is left; what does not arrive is lost. */
export function noteUsage(event: UsageEvent): void {
  waiting.push(event);
  timer ??= setTimeout(sendUsage, waitMs);
}

export function sendUsage(): void {
  clearTimeout(timer);
  timer = undefined;
  const events = waiting.slice(0, batch);
  waiting = waiting.slice(batch);
  if (events.length === 0) return;
  const first = takeFirstVisit(() => localStorage) ? { first_visit: true } : {};
  const body = JSON.stringify({ session_id: visitId(), ...first, events });
  const headers = { 'Content-Type': 'application/json', 'X-Requested-With': 'XMLHttpRequest' };
  // keepalive: it may be the last thing that this page does.
  fetch('/api/v1/analytics/events', { method: 'POST', body, headers, keepalive: true }).catch(() => {});
}

/** A random value that lives as long as the tab and says nothing about who it is. */
function visitId(): string | null {
  try {
    const known = sessionStorage.getItem(sessionKey);
    if (known) return known;
    const fresh = randomId();
    sessionStorage.setItem(sessionKey, fresh);
    return fresh;
  } catch {
    return null;
  }
}
