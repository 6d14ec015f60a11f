import type { VoteType } from '@ideabox/api-client';
import { inTab } from '@ideabox/contract';

/** What a visitor pressed, and means to have done once they are logged in. */
export type Intention = { act: 'vote'; idea: number; type: VoteType } | { act: 'favorite'; idea: number };

const key = 'ideabox.intention';
/** So long someone may take to register; later, they have forgotten what they pressed. */
const longestMs = 30 * 60_000;

/** Keeps it on the way to the login and back; null forgets it. */
export function keepIntention(intention: Intention | null): void {
  inTab.keep(key, intention && JSON.stringify({ ...intention, at: Date.now() }));
}

/** What was meant to be done with this idea, once. */
export function takeIntention<Act extends Intention['act']>(act: Act, idea: number) {
  const kept = Object(inTab.json(key)) as Partial<Intention> & { at?: unknown };
  if (kept.act !== act || kept.idea !== idea) return undefined;
  keepIntention(null);
  const isFresh = typeof kept.at === 'number' && Math.abs(Date.now() - kept.at) < longestMs;
  return isFresh ? (kept as Extract<Intention, { act: Act }>) : undefined;
}
