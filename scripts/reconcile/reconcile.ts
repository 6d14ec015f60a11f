import { isDeepStrictEqual } from 'node:util';
import type { Difference } from '@ideabox/events';
import type { ServiceName } from '@ideabox/protos';
import { type Comparison, comparisonsOf, type Databases } from './comparisons.ts';

/** A difference, and where it is. */
export type Finding = Difference & Pick<Comparison, 'service' | 'book' | 'from'>;

export type Report = {
  /** How many books were compared. */
  books: number;
  differences: Finding[];
  /** What was on its way and did not arrive in time. */
  inFlight: string[];
};

/** So many of one book are kept and told; more would say nothing new. */
const mostOfBook = 10_000;

const differencesOf = async (comparison: Comparison, databases: Databases): Promise<Difference[]> => {
  const found: Difference[] = [];
  for await (const difference of comparison.run(databases)) {
    found.push(difference);
    if (found.length === mostOfBook) break;
  }
  return found;
};

/**
 * Compares all books of these services. What is on its way between two of them is no difference: it is waited for, and what
 * differs is looked at once more; what differs still, in the same way, is told.
 * @param quiet waits for what is on its way, to the suspected books above all. @returns what did not arrive in time
 */
export const reconcile = async (
  services: readonly ServiceName[],
  databases: Databases,
  quiet: (suspected: readonly string[]) => Promise<string[]>,
): Promise<Report> => {
  const comparisons = services.flatMap(comparisonsOf);
  await quiet([]);
  const suspects: { comparison: Comparison; found: Difference[] }[] = [];
  for (const comparison of comparisons) {
    const found = await differencesOf(comparison, databases);
    if (found.length > 0) suspects.push({ comparison, found });
  }
  const inFlight = await quiet(suspects.map(({ comparison }) => comparison.book));
  const differences: Finding[] = [];
  for (const { comparison, found } of suspects) {
    const { service, book, from } = comparison;
    const before = new Map(found.map((difference) => [difference.key, difference]));
    const still = (await differencesOf(comparison, databases)).filter((difference) =>
      isDeepStrictEqual(difference, before.get(difference.key)),
    );
    differences.push(...still.map((difference) => ({ service, book, from, ...difference })));
  }
  return { books: comparisons.length, differences, inFlight };
};
