import type { CallClass } from './call-class.ts';
import { average, mayWait } from './may-wait.ts';

/** A place among the calls under way. */
export type Place = {
  /** How many were under way when it was given, itself among them. */
  underWay: number;
  /** Gives it back; a second time it does nothing. */
  leave: () => void;
};

/** A call that asks for a place: `withdraw` takes it out of the line, and then it gets none. */
type Asking = { place: Promise<Place | undefined>; withdraw: () => void };

export type Line = {
  /** Whether a call of this class would be refused, were it to ask behind those that have been announced. */
  isFullFor: (callClass: CallClass) => boolean;
  /** A call that will ask in a moment is on its way. @returns what says that it has come, or will not */
  announce: () => () => void;
  /** A place now or in its turn; undefined at once where that would take too long. */
  ask: (callClass: CallClass) => Asking;
  underWay: () => number;
  waiting: () => number;
};

/**
 * Lets so many calls be under way as is `width` wide, and others wait in the order in which they came, as long as none has to wait
 * longer than its class is let: nobody is overtaken, so that who is let in is answered.
 */
export const createLine = (options: {
  width: () => number;
  patienceMs: number;
  clock: () => number;
}): Line => {
  const { width, patienceMs, clock } = options;
  const waiting = new Set<(place: Place | undefined) => void>();
  const held = average();
  let underWay = 0;
  let coming = 0;
  /** When a place was given back last, or taken where none was. */
  let movedAt = clock();

  /** Of an upstream that falls silent, its silence tells more than what places were held for before. */
  const holdMs = () => Math.max(held.value(), clock() - movedAt);

  const take = (): Place => {
    if (underWay === 0) movedAt = clock();
    underWay += 1;
    const takenAt = clock();
    let given = true;
    const leave = () => {
      if (!given) return;
      given = false;
      underWay -= 1;
      movedAt = clock();
      held.add(movedAt - takenAt);
      letIn();
    };
    return { underWay, leave };
  };

  const letIn = () => {
    for (const grant of waiting) {
      if (underWay >= width()) return;
      waiting.delete(grant);
      grant(take());
    }
  };

  const mayJoin = (callClass: CallClass, ahead: number) =>
    underWay < width() ||
    mayWait(callClass, { waiting: ahead, width: width(), holdMs: holdMs() }, patienceMs);

  const isFullFor: Line['isFullFor'] = (callClass) => !mayJoin(callClass, waiting.size + coming);

  const announce: Line['announce'] = () => {
    let isOnItsWay = true;
    coming += 1;
    return () => {
      if (isOnItsWay) coming -= 1;
      isOnItsWay = false;
    };
  };

  const ask: Line['ask'] = (callClass) => {
    if (!mayJoin(callClass, waiting.size))
      return { place: Promise.resolve(undefined), withdraw: () => undefined };
    if (underWay < width()) return { place: Promise.resolve(take()), withdraw: () => undefined };
    const { promise, resolve } = Promise.withResolvers<Place | undefined>();
    waiting.add(resolve);
    const withdraw = () => {
      if (waiting.delete(resolve)) resolve(undefined);
    };
    return { place: promise, withdraw };
  };

  return { isFullFor, announce, ask, underWay: () => underWay, waiting: () => waiting.size };
};
