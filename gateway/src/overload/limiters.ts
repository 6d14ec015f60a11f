import { ApiError } from '@ideabox/http';
import type { Metrics } from '@ideabox/telemetry';
import type { UpstreamName } from '../breakers/create-breakers.ts';
import { createAdaptiveWidth } from './adaptive-width.ts';
import type { CallClass } from './call-class.ts';
import { createLine } from './line.ts';

/** A place for one call of an upstream. */
export type UnderWay = {
  /** Its answer has begun: how long that took says how busy the upstream is. */
  answered: () => void;
  /** Gives the place back; a second time it does nothing. */
  leave: () => void;
};

type Asking = { place: Promise<UnderWay | undefined>; withdraw: () => void };

type Limiter = {
  /** Whether a call of this class would be refused now. */
  isFullFor: (callClass: CallClass) => boolean;
  /** A call that will ask in a moment is on its way. @returns what says that it has come, or will not */
  announce: () => () => void;
  /** A place now or in its turn; undefined where its caller is to be told at once that it would take too long. */
  ask: (call: { callClass: CallClass; route: string }) => Asking;
  /** Counts a call that would wait too long. @returns what it is told */
  refuse: (callClass: CallClass) => ApiError;
};

export type Limiters = { of: (upstream: UpstreamName) => Limiter };

/** One for all: an error's stack costs more than the rest of a refusal. */
const tooBusy = ApiError.unavailable();

/** Whose answer takes longer waits for something else than the upstream's own strength, and keeps nobody out. */
const heldMs = 1_000;

/** Of addresses that differ in ids alone, calls take alike. */
const kindOf = (route: string) => route.replaceAll(/\/(?:\d+|[\da-f-]{36})(?=\/|$)/g, '/*');

/** A limiter for each upstream, whose width follows what the upstream can do. */
export const createLimiters = (
  upstreams: readonly UpstreamName[],
  { least, most, patienceMs, metrics }: Bounds & { metrics: Metrics },
): Limiters => {
  const clock = () => performance.now();
  const shed = metrics.counter('gateway_shed_total', 'Calls that would have waited too long', [
    'upstream',
    'class',
  ]);
  const make = (upstream: UpstreamName) => {
    const adaptive = createAdaptiveWidth({ least, most }, clock);
    const line = createLine({ width: adaptive.width, patienceMs, clock });
    const limiter: Limiter = {
      isFullFor: line.isFullFor,
      announce: line.announce,
      refuse: (callClass) => {
        shed.inc({ upstream, class: callClass });
        return tooBusy;
      },
      ask: ({ callClass, route }) => {
        const { place, withdraw } = line.ask(callClass);
        const begun = place.then((given) => {
          if (!given) return;
          const { underWay, leave } = given;
          const beganAt = clock();
          const late = setTimeout(leave, heldMs).unref();
          const end = () => {
            clearTimeout(late);
            leave();
          };
          const answered = () => {
            adaptive.note({ route: `${callClass} ${kindOf(route)}`, ms: clock() - beganAt, underWay });
            end();
          };
          return { answered, leave: end };
        });
        return { place: begun, withdraw };
      },
    };
    return { limiter, line, width: adaptive.width };
  };
  const made = new Map(upstreams.map((upstream) => [upstream, make(upstream)]));
  const gauge = (name: string, help: string, value: (one: ReturnType<typeof make>) => number) =>
    metrics.gauge(name, help, ['upstream'], (shown) => {
      for (const [upstream, one] of made) shown.set({ upstream }, value(one));
    });
  gauge('gateway_limit', 'How many calls of an upstream may be under way', ({ width }) => width());
  gauge('gateway_under_way', 'Calls of an upstream that are under way', ({ line }) => line.underWay());
  gauge('gateway_waiting', 'Calls that wait for a place', ({ line }) => line.waiting());
  return { of: (upstream) => (made.get(upstream) as ReturnType<typeof make>).limiter };
};

type Bounds = {
  /** How many calls of an upstream may be under way in any case, and at most. */
  least: number;
  most: number;
  /** Who would have to wait longer is told at once. */
  patienceMs: number;
};
