import type { Kind, Objectives } from '../../../deploy/load/objectives.ts';
import type { Scenario } from '../../../deploy/load/scenarios/scenario.ts';
import { sentenceOf } from '../../reconcile/sentence.ts';
import type { RunRecord } from '../record/read-record.ts';
import type { Books } from './books.ts';
import { type Capacity, untilNormal } from './capacity.ts';

/** Something that was to be held, and whether it was. */
export interface Verdict {
  what: string;
  wanted: string;
  found: string;
  ok: boolean;
}

/** What k6 writes at its end, as far as it is read. */
export interface Summary {
  metrics: Record<
    string,
    { values: Record<string, number>; thresholds?: Record<string, { ok: boolean }> } | undefined
  >;
}

const percent = (share: number) => `${Math.round(share * 100_000) / 1_000} %`;
const milliseconds = (ms: number) => `${Math.round(ms)} ms`;
const names: Record<string, string> = {
  served: 'served',
  settled: 'served or told to come again',
  took: 'time',
};

/** k6 finds fault with nothing where nobody asked; then there is nothing to say either. */
const isEmpty = ({ passes, fails, max }: Record<string, number>) =>
  max === 0 || (passes === 0 && fails === 0);

/** The thresholds that k6 has judged. */
export function verdictsOfK6({ metrics }: Summary): Verdict[] {
  return Object.entries(metrics).flatMap(([metric, held]) => {
    if (isEmpty(held?.values ?? {})) return [];
    const [, name = metric, kind = ''] = /^(\w+)\{kind:(\w+)\}$/.exec(metric) ?? [];
    return Object.entries(held?.thresholds ?? {}).map(([wanted, { ok }]): Verdict => {
      const [, value = 'rate', bound = ''] = /^(rate|p\(\d+\))[<>=]+([\d.]+)$/.exec(wanted) ?? [];
      const found = held?.values[value] ?? 0;
      const isRate = value === 'rate';
      const shown = isRate ? percent : milliseconds;
      return {
        what: `${kind}: ${names[name] ?? name}${isRate ? '' : `, ${value.replace(/[()]/g, '')}`}`,
        wanted: `${isRate ? '≥' : '<'} ${shown(Number(bound))}`,
        found: shown(found),
        ok,
      };
    });
  });
}

const nothing = (what: string, found: readonly unknown[]): Verdict => ({
  ...{ what, wanted: 'none', found: String(found.length) },
  ok: found.length === 0,
});

function ofPushes({ judged }: Scenario, { pushes }: Objectives, books: Books): Verdict[] {
  const { expected, missing, doubled, p99 } = books.pushes;
  const isJudged = (kinds: Kind[]) => kinds.includes('pushes') && expected > 0;
  const share = expected === 0 ? 1 : (expected - missing.length) / expected;
  const bound = pushes.latencyMs.p99;
  return [
    ...(isJudged(judged.availability)
      ? [
          {
            ...{ what: 'pushes: heard on open pages', wanted: `≥ ${percent(pushes.availability)}` },
            ...{ found: `${expected - missing.length} of ${expected}`, ok: share >= pushes.availability },
          },
        ]
      : []),
    ...(isJudged(judged.latency) && bound !== undefined
      ? [
          {
            ...{ what: 'pushes: time, p99', wanted: `< ${milliseconds(bound)}` },
            ...{ found: milliseconds(p99), ok: p99 < bound },
          },
        ]
      : []),
    nothing('pushes heard twice', doubled),
  ];
}

/** What the books say; in every scenario none of it may be. */
export function verdictsOfBooks(scenario: Scenario, objectives: Objectives, books: Books): Verdict[] {
  const { violations, reconciled } = books;
  return [
    nothing(`accepted writes that are lost, of ${books.accepted}`, violations.lost),
    nothing('writes that were done twice', violations.doubled),
    nothing('writes that were refused and done', violations.denied),
    nothing('answers that no such write may get', violations.odd),
    nothing(`differences between ${reconciled.books} books`, reconciled.differences),
    nothing('facts that did not arrive', reconciled.inFlight),
    ...ofPushes(scenario, objectives, books),
  ];
}

/** Where they were at hand, and could not be read: nobody knows whether what was accepted is there. */
export const booksNotCompared: Verdict = { what: 'books compared', wanted: 'all', found: 'none', ok: false };

/** Whether all was as usual soon after no more was asked than the site carries. */
export function verdictOfReturn(
  seconds: RunRecord['seconds'],
  capacity: Capacity,
  objectives: Objectives,
): Verdict {
  const after = untilNormal(seconds, capacity, objectives);
  const { normalWithinSeconds } = objectives.crowd;
  return {
    ...{ what: 'as usual after the crowd', wanted: `≤ ${normalWithinSeconds} s` },
    ...{
      found: after === undefined ? 'never' : `${after} s`,
      ok: after !== undefined && after <= normalWithinSeconds,
    },
  };
}

const mostOfEach = 5;

/** Which ones they are, a few of each. */
export function detailsOf({ violations, reconciled }: Books): string[] {
  return [
    ...Object.values(violations).map((lines: string[]) => lines),
    reconciled.differences.map(sentenceOf),
    reconciled.inFlight,
  ].flatMap((lines) => lines.slice(0, mostOfEach));
}
