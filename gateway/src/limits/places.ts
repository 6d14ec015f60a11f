import { type Caller, callerKey } from './caller.ts';

/** How much one caller may have at a time; behind an address there may be a household, or a carrier's customers. */
export type Share = { member: number; address: number };

/** Ends what was begun; a second time it does nothing. */
export type GiveBack = () => void;

export type Places = {
  /** A place of the caller's share, now; undefined when it has none left. */
  takeAtOnce: (caller: Caller) => GiveBack | undefined;
  /** A place of the caller's share, as soon as one is free, in the order of asking. */
  take: (caller: Caller) => Promise<GiveBack>;
};

/** Counts what callers have under way, so that none has it all; in this process alone, as what is shared out is its own. */
export const createPlaces = (share: Share): Places => {
  const callers = new Map<string, { taken: number; waiting: ((place: GiveBack) => void)[] }>();

  const placeOf = (key: string): GiveBack => {
    let given = false;
    return () => {
      const state = callers.get(key);
      if (given || !state) return;
      given = true;
      const next = state.waiting.shift();
      if (next) next(placeOf(key));
      else if (state.taken === 1) callers.delete(key);
      else state.taken -= 1;
    };
  };

  const stateOf = (caller: Caller) => {
    const key = callerKey(caller);
    const state = callers.get(key) ?? { taken: 0, waiting: [] };
    callers.set(key, state);
    return { key, state, free: state.taken < (caller.member ? share.member : share.address) };
  };

  const takeAtOnce: Places['takeAtOnce'] = (caller) => {
    const { key, state, free } = stateOf(caller);
    if (!free) return;
    state.taken += 1;
    return placeOf(key);
  };

  const take: Places['take'] = async (caller) =>
    takeAtOnce(caller) ?? new Promise((resolve) => stateOf(caller).state.waiting.push(resolve));

  return { takeAtOnce, take };
};
