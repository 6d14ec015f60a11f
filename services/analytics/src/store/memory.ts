import { whoeverWaits } from '@ideabox/lifecycle';

/** Remembers answers that take long to find, for a short while. */
export type Memory = <Value>(key: string, find: () => Promise<Value>) => Promise<Value>;

/** `anew` is there while it is being found, for the first time or again. */
type Kept = { value: Promise<unknown>; since: number; anew?: Promise<unknown> | undefined };

const mostKept = 500;

/**
 * An answer is fresh for `freshMs`. For `staleMs` more it is given while it is found anew, also where that fails. Whoever
 * asks the same at the same time waits for one and the same answer. With 0 nothing is remembered.
 */
export const createMemory = ({ freshMs, staleMs }: { freshMs: number; staleMs: number }): Memory => {
  const kept = new Map<string, Kept>();
  const keep = (key: string, found: Kept) => {
    kept.delete(key);
    kept.set(key, found);
    const oldest = kept.keys().next().value;
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
  };
  const findAnew = (key: string, find: () => Promise<unknown>, known: Kept | undefined) => {
    const found: Kept = { value: whoeverWaits(find), since: Date.now() };
    const shown = known ?? found;
    shown.anew = found.value;
    if (!known) keep(key, found);
    found.value.then(
      () => {
        found.anew = undefined;
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
    if (known && age < freshMs) return known.value as Promise<Value>;
    const anew = known?.anew ?? findAnew(key, find, known);
    return (known && age < freshMs + staleMs ? known.value : anew) as Promise<Value>;
  };
};
