import { LRUCache } from 'lru-cache';

/** How many calls may be under way, from how much longer they take than in calm. */
export type AdaptiveWidth = {
  width: () => number;
  /** A call was answered: how long it took, and how many were under way when it began, itself among them. */
  note: (call: { route: string; ms: number; underWay: number }) => void;
};

/** Where so few are under way, a call takes as long as it needs: that is what others are compared with. */
const calm = 3;
/** Calls may take so much longer than in calm before fewer are let through. */
const tolerance = 2;
/** Where nothing is known. More of them at once would be, before a slow answer, half a second of an ordinary service's work. */
const beginning = 32;
/** Half of it has not been used for so long: nothing is known then. */
const restMs = 5_000;
const windowMs = 100;
const leastCalls = 10;
const routesKept = 1_000;

/** What a call of a route takes in calm, or, as long as that was not seen, at the least. */
type Need = { ms: number; inCalm: boolean };

type Window = { since: number; calls: number; took: number; needs: number; most: number };

/**
 * A gradient: at the end of each window the width is multiplied by how much shorter calls should have taken, and √width is added, which
 * finds out whether there is room for more.
 */
export const createAdaptiveWidth = (
  { least, most }: { least: number; most: number },
  clock: () => number,
): AdaptiveWidth => {
  const needs = new LRUCache<string, Need>({ max: routesKept });
  const initial = Math.min(most, Math.max(least, beginning));
  let width = initial;
  let usedAt = clock();
  const opened = (): Window => ({ since: clock(), calls: 0, took: 0, needs: 0, most: 0 });
  let window = opened();

  const needOf = (route: string, ms: number, inCalm: boolean): number => {
    const known = needs.get(route);
    if (known?.inCalm) {
      if (inCalm) known.ms += (ms - known.ms) / 10;
      return known.ms;
    }
    const need = { ms: inCalm || !known ? ms : Math.min(known.ms, ms), inCalm };
    needs.set(route, need);
    return need.ms;
  };

  const close = ({ took, needs: needed, most: used }: Window) => {
    const gradient = Math.min(1, Math.max(0.5, (tolerance * needed) / took));
    if (used < width / 2) return;
    usedAt = clock();
    width = Math.min(most, Math.max(least, width * gradient + Math.sqrt(width)));
  };

  const current = () => {
    if (clock() - usedAt > restMs) width = Math.max(width, initial);
    return width;
  };

  return {
    width: () => Math.floor(current()),
    note: ({ route, ms, underWay }) => {
      window.calls += 1;
      window.took += ms;
      window.needs += needOf(route, ms, underWay <= calm);
      window.most = Math.max(window.most, underWay);
      if (window.calls < leastCalls || clock() - window.since < windowMs) return;
      close(window);
      window = opened();
    },
  };
};
