import { sentenceOf } from '../../reconcile/sentence.ts';
import type { RoundReport } from './round-report.ts';

const mostOfOne = 5;

const lines = (what: string, found: string[]): string[] => [
  ...found.slice(0, mostOfOne).map((one) => `    ${what}: ${one}`),
  ...(found.length > mostOfOne ? [`    ${what}: ${found.length - mostOfOne} more`] : []),
];

/** What was wrong in a round, a few of each; the report has all. */
export const wrongLines = ({ violations, books, pushes, unserved, rightAfter }: RoundReport): string[] => [
  ...lines('accepted and lost', violations.lost),
  ...lines('done twice', violations.doubled),
  ...lines('refused and done', violations.denied),
  ...lines('no answer of this call', violations.odd),
  ...lines('books', books.differences.map(sentenceOf)),
  ...lines('on its way', books.inFlight),
  ...lines('notification not pushed', pushes.missing.map(String)),
  ...lines('notification pushed twice', pushes.doubled.map(String)),
  ...lines('not served again', unserved),
  ...(rightAfter === undefined ? ['    the books were not right within a minute'] : []),
];
