import type { Report } from '../../reconcile/reconcile.ts';
import type { PushReport } from '../judge/compare-pushes.ts';
import type { Violations } from '../judge/compare-record.ts';
import { longestOutage, type Outage, percentile } from '../judge/outages.ts';
import { kinds, type Load } from '../load/start-load.ts';
import type { Round } from '../rounds.ts';

/** What came of a round; times in milliseconds. */
export interface RoundReport {
  round: string;
  writes: { ok: number; refused: number; unsure: number };
  outage: Outage | undefined;
  /** Of calls that do not need what was broken. */
  others: { calls: number; refused: number; outage: Outage | undefined };
  /** Of calls that began two seconds after it was broken, and before it was mended. */
  late: { calls: number; p99: number; byKind: Record<string, number> };
  /** From its end to when all books were right; undefined where they never were. */
  rightAfter: number | undefined;
  violations: Violations;
  books: Report;
  pushes: PushReport;
  /** Kinds of calls that were never served again. */
  unserved: string[];
}

export interface Times {
  brokenAt: number;
  mendedAt: number;
  servedAt: number;
  rightAt: number | undefined;
}

const lateMs = 2_000;

export const reportOf = (
  { name, part }: Round,
  found: Pick<RoundReport, 'unserved' | 'violations' | 'books' | 'pushes'> & { load: Load; times: Times },
): RoundReport => {
  const { load, times, ...rest } = found;
  const { tries, attempts } = load;
  const count = (outcome: string) => attempts.filter((attempt) => attempt.outcome === outcome).length;
  const other = new Set(kinds.filter(({ needs }) => !part || !needs.includes(part)).map((kind) => kind.name));
  const others = tries.filter(({ kind }) => other.has(kind));
  const lateUntil = Math.max(times.mendedAt, times.brokenAt + 2 * lateMs);
  const late = tries.filter(({ at }) => at > times.brokenAt + lateMs && at < lateUntil);
  return {
    ...{ round: name, ...rest },
    writes: { ok: count('done'), refused: count('refused'), unsure: count('unsure') },
    outage: longestOutage(tries),
    others: {
      calls: others.length,
      refused: others.filter(({ outcome }) => outcome !== 'done').length,
      outage: longestOutage(others),
    },
    late: {
      calls: late.length,
      p99: percentile(late, 0.99),
      byKind: Object.fromEntries(
        [...Map.groupBy(late, ({ kind }) => kind)].map(([kind, its]) => [kind, percentile(its, 0.99)]),
      ),
    },
    rightAfter: times.rightAt === undefined ? undefined : Math.max(0, times.rightAt - times.mendedAt),
  };
};

/** How many things are wrong that may never be. */
export const wrongs = ({ violations, books, pushes, unserved, rightAfter }: RoundReport): number =>
  Object.values(violations).flat().length +
  books.differences.length +
  books.inFlight.length +
  pushes.missing.length +
  pushes.doubled.length +
  unserved.length +
  (rightAfter === undefined ? 1 : 0);
