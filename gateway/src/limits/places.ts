import type { CallClass } from '../overload/call-class.ts';
import { average, mayWait } from '../overload/may-wait.ts';
import { type Caller, callerKey } from './caller.ts';

/** How much one caller may have at a time; behind an address there may be a household, or a carrier's customers. */
export type Share = { member: number; address: number };

/** Ends what was begun; a second time it does nothing. */
export type GiveBack = () => void;

export type Places = {
  /** A place of the caller's share, now; undefined when it has none left. */
  takeAtOnce: (caller: Caller) => GiveBack | undefined;
  /** Whether the caller has none left, and would wait for one longer than a call of this class is let. */
  isFullFor: (caller: Caller, callClass: CallClass) => boolean;
  /**
   * A place of the caller's share, as soon as one is free, in the order of asking; undefined when none was in time, and at once where
   * that is to be foreseen.
   */
  take: (caller: Caller, callClass: CallClass, waitMs: number) => Promise<GiveBack | undefined>;
};

type Taken = { taken: number; waiting: Set<(place: GiveBack) => void> };

/** Counts what callers have under way, so that none has it all; in this process alone, as what is shared out is its own. */
export const createPlaces = (share: Share, patienceMs = Number.POSITIVE_INFINITY): Places => {
  const callers = new Map<string, Taken>();
  const held = average();
  const widthFor = ({ member }: Caller) => (member ? share.member : share.address);

  const placeOf = (key: string, state: Taken): GiveBack => {
    const takenAt = performance.now();
    let given = false;
    return () => {
      if (given) return;
      given = true;
      held.add(performance.now() - takenAt);
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
    if (state.taken >= widthFor(caller)) return;
    state.taken += 1;
    callers.set(key, state);
    return placeOf(key, state);
  };

  const isFullFor: Places['isFullFor'] = (caller, callClass) => {
    const state = callers.get(callerKey(caller));
    const width = widthFor(caller);
    if (!state || state.taken < width) return false;
    return !mayWait(callClass, { waiting: state.waiting.size, width, holdMs: held.value() }, patienceMs);
  };

  const take: Places['take'] = async (caller, callClass, waitMs) => {
    const state = callers.get(callerKey(caller));
    const place = takeAtOnce(caller);
    if (place || !state || isFullFor(caller, callClass)) return place;
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

  return { takeAtOnce, isFullFor, take };
};
