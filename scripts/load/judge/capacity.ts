import { journeys, shares, staySeconds } from '../../../deploy/load/journeys/shares.ts';
import { type Kind, kinds, type Objectives } from '../../../deploy/load/objectives.ts';
import { quantile } from '../../bench/statistics.ts';
import type { Second } from '../record/read-record.ts';

/** What the site carried while it still served everyone in time. */
export interface Capacity {
  /** Visitors a second. */
  visitors: number;
  answers: number;
  /** When it was reached, in seconds of the run. */
  second: number;
  /** Who was at work then had come so long before. */
  lagSeconds: number;
  /** Whether more was tried, and not served. */
  isBroken: boolean;
}

const windowSeconds = 5;
/** A hiccup is no end. */
const badWindows = 3;
const leastServed = 0.99;

/** Visitors are at work for a while after they came; on average they have come so long ago. */
const lagSeconds = Math.round(
  journeys.reduce((sum, journey) => sum + (shares[journey] / 1_000) * (staySeconds[journey] / 2), 0),
);

type Seconds = Record<Kind, Second[]>;

const askedIn = (seconds: Seconds, at: number): number =>
  kinds.reduce((sum, kind) => {
    const { served = 0, refused = 0, failed = 0 } = seconds[kind][at] ?? {};
    return sum + served + refused + failed;
  }, 0);

function windowAt(seconds: Seconds, first: number, latestMs: number) {
  const all = Array.from({ length: windowSeconds }, (_, index) => first + index);
  const served = all.reduce(
    (sum, at) => sum + kinds.reduce((ofKinds, kind) => ofKinds + (seconds[kind][at]?.served ?? 0), 0),
    0,
  );
  const asked = all.reduce((sum, at) => sum + askedIn(seconds, at), 0);
  const p99 = quantile(
    all.flatMap((at) => seconds.pages[at]?.p99 ?? []),
    0.5,
  );
  return { served, isGood: asked > 0 && served / asked >= leastServed && !(p99 > latestMs) };
}

/**
 * The most visitors a second that came before the site no longer served: several windows on end in which answers were refused,
 * failed or came late.
 */
export function capacityOf(seconds: Seconds, arrivals: number[], { pages }: Objectives): Capacity {
  const latestMs = pages.latencyMs.p99 ?? Number.POSITIVE_INFINITY;
  let reached = { second: 0, answers: 0 };
  let bad = 0;
  for (let first = 0; first + windowSeconds <= arrivals.length && bad < badWindows; first += windowSeconds) {
    if (seconds.pages.length < first + windowSeconds) break;
    const { served, isGood } = windowAt(seconds, first, latestMs);
    bad = isGood ? 0 : bad + 1;
    if (isGood) reached = { second: first + windowSeconds - 1, answers: served / windowSeconds };
  }
  const visitors = arrivals[Math.max(0, reached.second - lagSeconds)] ?? 0;
  return { ...reached, visitors, lagSeconds, isBroken: bad === badWindows };
}

/** The seconds from when no more was asked than it carries until all was as usual; undefined where it never was. */
export function untilNormal(
  seconds: Seconds,
  { answers }: Pick<Capacity, 'answers'>,
  { pages }: Objectives,
): number | undefined {
  const length = Math.max(...kinds.map((kind) => seconds[kind].length));
  const all = Array.from({ length }, (_, at) => at);
  const end = all.findLast((at) => askedIn(seconds, at) > answers) ?? -1;
  const isUnusual = (at: number) =>
    kinds.some((kind) => (seconds[kind][at]?.refused ?? 0) + (seconds[kind][at]?.failed ?? 0) > 0) ||
    (seconds.pages[at]?.p99 ?? 0) > (pages.latencyMs.p99 ?? Number.POSITIVE_INFINITY);
  const last = all.findLast(isUnusual) ?? -1;
  return last === length - 1 ? undefined : Math.max(0, last - end);
}
