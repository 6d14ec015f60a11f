import { awake } from './awake.ts';

/** How a call ended: `left` by who made it, it says nothing of who was called. */
export type Outcome = 'answered' | 'failed' | 'left';

/** Who calls for what, so that one caller, or one slow question, speaks for nobody else. */
type Asked = { caller: string; route: string };

export type Breaker = {
  /**
   * A call begins. @returns what hears how it ended; undefined when it is not to be made
   * @param inVain called where the other side proves to say nothing to anybody while the call waits for it
   */
  begin: (asked: Asked, inVain?: () => void) => Promise<((outcome: Outcome) => void) | undefined>;
  /** When the last answer came; milliseconds of `performance.now()`. */
  lastAnswer: () => number;
  /** Looks after nobody any more. */
  stop: () => void;
};

/** A call that has no answer for so long is a reason to look after the other side. */
const silenceMs = 300;
/** Longer than most restarts take, and no longer than that who calls two seconds after may not notice it. */
const shortestMissingMs = 1_400;
/** A process that takes longer than this to say anything has hung. */
const probeMs = 700;
const probeEveryMs = 100;
/** Who comes while it is open waits so long for a sign of life. */
const lookMs = 50;

/** By calls alone it opens when half of those of the last seconds failed, of several callers on several routes. */
const share = { ofMs: 10_000, most: 500, least: 10, failed: 0.5, callers: 3, routes: 2 };
const restMs = 1_000;
const trialsAtOnce = 16;

type Call = Asked & { at: number; failed: boolean };

const failsForAll = (calls: Call[]): boolean => {
  const failed = calls.filter((call) => call.failed);
  return (
    calls.length >= share.least &&
    failed.length >= share.failed * calls.length &&
    new Set(failed.map(({ caller }) => caller)).size >= share.callers &&
    new Set(failed.map(({ route }) => route)).size >= share.routes
  );
};

/**
 * Keeps callers from waiting for what does not answer. It opens when the other side answers neither calls nor two probes in a row,
 * or fails for all; it is closed again by a trial call, once a probe is answered.
 */
export const createBreaker = (options: {
  /** Whether the other side answers anything at all; the signal ends the wait for it. */
  probe: (signal: AbortSignal) => Promise<boolean>;
  changed?: (state: 'open' | 'closed') => void;
  /** How long a call may take at least, before who is called is taken to be gone. */
  patienceMs?: number;
}): Breaker => {
  const { probe, changed = () => undefined, patienceMs = 0 } = options;
  const missingMs = Math.max(shortestMissingMs, patienceMs);
  let state: 'closed' | 'open' | 'half-open' = 'closed';
  let calls: Call[] = [];
  let lastAnswer = performance.now();
  let mayTryAt = 0;
  let probing: Promise<boolean> | undefined;
  let trials = 0;
  const waiting = new Set<() => void>();
  let isWatched = false;
  let isOver = false;

  const probeOnce = async () => {
    const late = new AbortController();
    const called = new AbortController();
    void awake(probeMs, called.signal).then(() => late.abort());
    return probe(late.signal).finally(() => called.abort());
  };

  /** One probe for all who ask at a time. */
  const look = () => {
    probing ??= probeOnce().finally(() => {
      probing = undefined;
    });
    return probing;
  };

  const open = (rests: boolean) => {
    if (state === 'closed') changed('open');
    state = 'open';
    mayTryAt = performance.now() + (rests ? restMs : 0);
    calls = [];
    void watch();
  };

  const close = () => {
    if (state !== 'closed') changed('closed');
    state = 'closed';
  };

  /** @returns whether calls may be tried again */
  const tryAgain = (isBack: boolean): boolean => {
    if (!isBack || state !== 'open' || performance.now() < mayTryAt) return false;
    state = 'half-open';
    return true;
  };

  const hasMissed = async (since: number): Promise<boolean> => {
    let isLate = false;
    const late = awake(missingMs).then(() => {
      isLate = true;
      return false;
    });
    while (!isOver && !isLate) {
      if ((await Promise.race([look(), late])) || lastAnswer > since) return false;
      await awake(probeEveryMs);
    }
    return !isOver;
  };

  /** Looks after it until it is known to answer. */
  const watch = async () => {
    if (isWatched || isOver) return;
    isWatched = true;
    if (state === 'closed' && (await hasMissed(performance.now()))) {
      open(false);
      for (const inVain of waiting) {
        waiting.delete(inVain);
        inVain();
      }
    }
    while (state === 'open' && !isOver) {
      if (!tryAgain(await look())) await awake(probeEveryMs);
    }
    isWatched = false;
  };

  const note = (asked: Asked, failed: boolean) => {
    const now = performance.now();
    if (!failed) lastAnswer = now;
    calls.push({ ...asked, at: now, failed });
    if (calls.length > 2 * share.most) calls = calls.slice(-share.most);
  };

  const recent = () => {
    const since = performance.now() - share.ofMs;
    return calls.slice(-share.most).filter(({ at }) => at > since);
  };

  const beginNow = (asked: Asked, inVain?: () => void) => {
    if (state === 'open' || (state === 'half-open' && trials >= trialsAtOnce)) return;
    const isTrial = state === 'half-open';
    if (isTrial) trials += 1;
    const suspect = setTimeout(() => void watch(), silenceMs).unref();
    if (inVain) waiting.add(inVain);
    let ended = false;
    return (outcome: Outcome) => {
      if (ended) return;
      ended = true;
      clearTimeout(suspect);
      // That it failed then is known already.
      const wasInVain = inVain !== undefined && !waiting.delete(inVain);
      if (isTrial) trials -= 1;
      if (outcome === 'left' || (wasInVain && outcome === 'failed')) return;
      note(asked, outcome === 'failed');
      if (outcome === 'answered' && isTrial) close();
      if (outcome === 'failed' && (isTrial || (state === 'closed' && failsForAll(recent())))) open(true);
      else if (outcome === 'failed') void watch();
    };
  };
  const stop = () => {
    isOver = true;
  };
  const begin: Breaker['begin'] = async (asked, inVain) => {
    const begun = beginNow(asked, inVain);
    if (begun || state !== 'open') return begun;
    tryAgain(await Promise.race([look(), awake(lookMs).then(() => false)]));
    return beginNow(asked, inVain);
  };
  return { begin, lastAnswer: () => lastAnswer, stop };
};
