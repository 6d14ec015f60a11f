import { keepChecks } from '../../services/analytics/src/checks/keep-checks.ts';
import { comparisonsOf, type Databases } from './comparisons.ts';
import type { Report } from './reconcile.ts';

/** Analytics tells everyone when the books of its figures were last compared. */
export const keepOutcome = (databases: Databases, { differences }: Report): Promise<void> => {
  const found = differences.filter(({ service }) => service === 'analytics');
  const outcomes = comparisonsOf('analytics').map(({ book }) => ({
    book,
    differences: found.filter((difference) => difference.book === book).length,
  }));
  return keepChecks(databases.analytics, outcomes);
};
