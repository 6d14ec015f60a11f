import { type Caller, callerKey } from './caller.ts';

/** How much one caller may have at a time; behind an address there may be a household, or a carrier's customers. */
export type Share = { member: number; address: number };

/** Ends what was begun; a second time it does nothing. */
export type GiveBack = () => void;

export type Places = {
  /** A place of the caller's share, now; undefined when it has none left. */
  takeAtOnce: (caller: Caller) => GiveBack | undefined;
  /** A place of the caller's share, as soon as one is free, in the order of asking; undefined when none was in time. */
  take: (caller: Caller, waitMs: number) => Promise<GiveBack | undefined>;
};

type Taken = { taken: number; waiting: Set<(place: GiveBack) => void> };

/** Counts what callers have under way, so that none has it all; in this process alone, as what is shared out is its own. */
export const createPlaces = (share: Share): Places => {
  const callers = new Map<string, Taken>();

  const placeOf = (key: string, state: Taken): GiveBack => {
    let given = false;
    return () => {
      if (given) return;
      given = true;
      const [next] = state.waiting;
      if (next) {
        state.waiting.delete(next);
        next(placeOf(key, state));
        return;
      }
      state.taken -= 1;
      if (state.taken === 0) callers.delete(key);
    };
  };

  const takeAtOnce: Places['takeAtOnce'] = (caller) => {
    const key = callerKey(caller);
    const state = callers.get(key) ?? { taken: 0, waiting: new Set() };
    if (state.taken >= (caller.member ? share.member : share.address)) return;
    state.taken += 1;
    callers.set(key, state);
    return placeOf(key, state);
  };

  const take: Places['take'] = async (caller, waitMs) => {
    const state = callers.get(callerKey(caller));
    const place = takeAtOnce(caller);
    if (place || !state) return place;
    return new Promise((resolve) => {
      const grant = (granted: GiveBack) => {
        clearTimeout(timer);
        resolve(granted);
      };
      const timer = setTimeout(() => {
        state.waiting.delete(grant);
        resolve(undefined);
      }, waitMs);
      state.waiting.add(grant);
    });
  };

  return { takeAtOnce, take };
};
