/** Remembers answers that take long to find, for a short while. */
export type Memory = <Value>(key: string, find: () => Promise<Value>) => Promise<Value>;

type Kept = { value: Promise<unknown>; since: number; finding: boolean };

const mostKept = 500;

/**
 * An answer is fresh for `freshMs`. For `staleMs` more it is given once again while it is found anew. Whoever asks the
 * same at the same time waits for one and the same answer. With 0 nothing is remembered.
 */
export const createMemory = ({ freshMs, staleMs }: { freshMs: number; staleMs: number }): Memory => {
  const kept = new Map<string, Kept>();
  const start = (key: string, find: () => Promise<unknown>): Kept => {
    const found: Kept = { value: find(), since: Date.now(), finding: true };
    found.value.then(
      () => {
        found.finding = false;
      },
      () => {
        if (kept.get(key) === found) kept.delete(key);
      },
    );
    kept.delete(key);
    kept.set(key, found);
    const oldest = kept.keys().next().value;
    if (kept.size > mostKept && oldest !== undefined) kept.delete(oldest);
    return found;
  };
  return async <Value>(key: string, find: () => Promise<Value>) => {
    if (freshMs === 0) return find();
    const known = kept.get(key);
    const age = known ? Date.now() - known.since : Number.POSITIVE_INFINITY;
    if (known && (known.finding || age < freshMs)) return known.value as Promise<Value>;
    const anew = start(key, find);
    return (known && age < freshMs + staleMs ? known.value : anew.value) as Promise<Value>;
  };
};
