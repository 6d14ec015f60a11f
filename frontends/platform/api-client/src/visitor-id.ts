import { randomId } from './random-id.ts';

const key = 'ideabox.visitor';

/** A stable random id of this browser; without storage it lives as long as the page. */
export function visitorId(): string {
  try {
    const known = localStorage.getItem(key);
    if (known) return known;
    const fresh = randomId();
    localStorage.setItem(key, fresh);
    return fresh;
  } catch {
    return randomId();
  }
}
