import { attemptBeside, type Keeper } from '@ideabox/contract';
import { randomId } from './random-id.ts';

/** Words that were sent, and the key they were sent with. */
export type Attempt = { key: string; words: string };

/**
 * Keys of attempts to send a draft, kept beside it: the same words again are one attempt still, in another tab and after a reload
 * too. A draft of nobody's keeps its key as long as the page lives.
 */
export function createAttempts(store: Keeper, draft: string | undefined) {
  const place = draft && attemptBeside(draft);
  const kept = () => (place ? attemptIn(store.json(place)) : null);
  let last = kept();
  const look = () => {
    last = kept() ?? last;
  };
  return {
    last: () => last,
    keyOf: (words: string): string => {
      look();
      if (last?.words !== words) last = { key: randomId(), words };
      if (place) store.keep(place, JSON.stringify(last));
      return last.key;
    },
    /** It has arrived: the same words are something new. */
    end: () => {
      last = null;
      if (place) store.keep(place, null);
    },
    /** Remembers what another tab sends, which forgets it once it has arrived. @returns what ends that. */
    watch: () => (place ? store.watch(place, look) : undefined),
  };
}

function attemptIn(stored: unknown): Attempt | null {
  const { key, words } = Object(stored) as Record<string, unknown>;
  return typeof key === 'string' && typeof words === 'string' ? { key, words } : null;
}
