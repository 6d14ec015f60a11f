import { whoeverWaits } from '@ideabox/lifecycle';

/** Remembers answers that take long to find, for a short while. */
export type Memory = <Value>(key: string, find: () => Promise<Value>) => Promise<Value>;

/** `anew` is there while it is being found, for the first time or again. */
type Kept = { value: Promise<unknown>; since: number; tookMs: number; anew?: Promise<unknown> | undefined };

const mostKept = 500;

type Times = {
  freshMs: number;
  staleMs: number;
  /** What takes long is found anew for this share of the time at most, and fresh for longer instead. */
  share?: () => number;
};

/** However long it takes to find. */
const longestMs = 10 * 60_000;

/**
 * An answer is fresh for `freshMs`. For `staleMs` more it is given while it is found anew, also where that fails. Whoever
 * asks the same at the same time waits for one and the same answer. With 0 nothing is remembered.
 */
export const createMemory = ({ freshMs, staleMs, share = () => 1 }: Times): Memory => {
  const kept = new Map<string, Kept>();
  const keep = (key: string, found: Kept) => {
    kept.delete(key);
    kept.set(key, found);
    const oldest = kept.keys().next().value;
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };
  const findAnew = (key: string, find: () => Promise<unknown>, known: Kept | undefined) => {
    const since = Date.now();
    const found: Kept = { value: whoeverWaits(find), since, tookMs: 0 };
    const shown = known ?? found;
    shown.anew = found.value;
    if (!known) keep(key, found);
    found.value.then(
      () => {
        found.anew = undefined;
        found.tookMs = Date.now() - since;
        keep(key, found);
      },
      () => {
        shown.anew = undefined;
        if (!known) kept.delete(key);
      },
    );
    return found.value;
  };
  return async <Value>(key: string, find: () => Promise<Value>) => {
    if (freshMs === 0) return find();
    const known = kept.get(key);
    const age = known ? Date.now() - known.since : Number.POSITIVE_INFINITY;
    // As much longer as it is fresh, it is given when that is over.
    const longer = known ? Math.max(1, Math.min(known.tookMs / share(), longestMs) / freshMs) : 1;
    if (known && age < freshMs * longer) return known.value as Promise<Value>;
    const anew = known?.anew ?? findAnew(key, find, known);
    return (known && age < (freshMs + staleMs) * longer ? known.value : anew) as Promise<Value>;
  };
};
