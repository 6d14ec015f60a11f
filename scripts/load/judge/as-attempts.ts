import type { Outcome } from '../../../deploy/load/record.ts';
import type { Attempt } from '../../faults/load/carry-out.ts';
import type { WriteMade } from '../record/read-record.ts';
import { kindOf } from './kinds-of-writes.ts';

/** Of several writes of one thing that which says most of what has to stand. */
const weight: Record<Outcome, number> = { odd: 3, done: 2, unsure: 1, refused: 0 };

/** What the judge of a record takes. A vote that was cast twice is one that stands: each mark comes once. */
export function asAttempts(writes: WriteMade[]): Attempt[] {
  const marks = Map.groupBy(writes, ({ what, mark }) => `${what} ${mark}`);
  return [...marks.values()].map((made) => {
    const { what, mark, outcome, said } = made.toSorted(
      (a, b) => weight[b.outcome] - weight[a.outcome],
    )[0] as WriteMade;
    return { kind: kindOf(what), mark, outcome, said };
  });
}
