import type { Databases } from '../../reconcile/comparisons.ts';
import type { Attempt } from '../load/carry-out.ts';
import type { WriteKind } from '../load/write-kind.ts';

/** What the record of answers and the owners' tables do not agree on, each in a line. */
export interface Violations {
  lost: string[];
  doubled: string[];
  /** Took effect, and whoever asked was told that it had not. */
  denied: string[];
  /** Answers that no call of the load may get. */
  odd: string[];
}

const standingOf = async (databases: Databases, kind: WriteKind, attempts: Attempt[]) => {
  const counts = new Map<string, number>();
  const marks = attempts.map(({ mark }) => mark);
  for (const mark of await kind.standing(databases, marks)) counts.set(mark, (counts.get(mark) ?? 0) + 1);
  return counts;
};

/** Whether every write that was accepted stands once, and none that was refused. */
export const compareRecord = async (databases: Databases, attempts: Attempt[]): Promise<Violations> => {
  const violations: Violations = { lost: [], doubled: [], denied: [], odd: [] };
  for (const [kind, made] of Map.groupBy(attempts, (attempt) => attempt.kind)) {
    const standing = await standingOf(databases, kind, made);
    for (const { mark, outcome, said } of made) {
      const times = standing.get(mark) ?? 0;
      const what = `${kind.name} ${mark}`;
      if (outcome === 'done' && times === 0) violations.lost.push(what);
      if (times > 1) violations.doubled.push(`${what}: ${times} times`);
      if (outcome === 'refused' && times > 0) violations.denied.push(`${what}: ${said}`);
      if (outcome === 'odd') violations.odd.push(`${what}: ${said}`);
    }
  }
  return violations;
};
