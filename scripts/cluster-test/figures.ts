import { detailsOf } from '../load/judge/verdicts.ts';
import type { Seen, Step } from './under-load.ts';

type Unserved = Step['unserved'];

const isFailed = ({ told }: Unserved[number]) => !told;

/** `3 (2 × 502 writes, 1 × 0 reads)`: status 0 is no answer at all. */
function counted(some: Unserved): string {
  const alike = Object.entries(Object.groupBy(some, ({ status, kind }) => `${status} ${kind}`));
  const kinds = alike.map(([what, ones]) => `${ones?.length} × ${what}`).join(', ');
  return some.length === 0 ? '0' : `${some.length} (${kinds})`;
}

function pagesOf({ pages: { sentAway, back, longestMs } }: Step): string {
  return sentAway === 0 ? '' : `, ${back} of ${sentAway} sockets back in ${(longestMs / 1_000).toFixed(1)} s`;
}

const stepLine = (step: Step): string =>
  [
    `    ${step.what.padEnd(36)}${step.seconds.toFixed(0).padStart(4)} s  ${String(step.asked).padStart(5)} requests`,
    `, failed ${counted(step.unserved.filter(isFailed))}`,
    `, told to come again ${counted(step.unserved.filter(({ told }) => told))}`,
    step.unserved.length > 0 ? `, the last after ${step.unservedFor.toFixed(1)} s` : '',
    pagesOf(step),
  ].join('');

/** All that was seen, a line for each step, and what the books say. */
export function figuresOf({ steps, asked, unserved, books }: Seen): string {
  const { accepted, violations, reconciled, pushes } = books;
  const seconds = steps.reduce((sum, step) => sum + step.seconds, 0);
  return [
    `${seconds.toFixed(0)} s, ${asked} requests, failed ${counted(unserved.filter(isFailed))}, told to come again ${
      unserved.filter(({ told }) => told).length
    }; of ${accepted} accepted writes ${violations.lost.length} lost, ${violations.doubled.length} doubled; ${
      reconciled.differences.length
    } differences in ${reconciled.books} books; ${pushes.expected - pushes.missing.length} of ${pushes.expected} notifications pushed, ${
      pushes.doubled.length
    } twice`,
    ...steps.map(stepLine),
    ...detailsOf(books).map((line) => `    ${line}`),
  ].join('\n');
}

const longestWithoutSocketMs = 5_000;

/** What nobody may notice, whatever is done to pods: what is lost, and what is known of it by nobody. */
export function faultsOfBooks({ violations, reconciled, pushes }: Seen['books']): string[] {
  const faults = {
    'accepted writes are lost': violations.lost,
    'writes were done twice': violations.doubled,
    'writes were refused and done': violations.denied,
    'answers are none that a write may get': violations.odd,
    'books differ': reconciled.differences,
    'facts did not arrive': reconciled.inFlight,
    'notifications were pushed twice': pushes.doubled,
  };
  return Object.entries(faults).flatMap(([what, some]) =>
    some.length > 0 ? [`${some.length} ${what}`] : [],
  );
}

/** What nobody may notice of a release. */
export function faultsOfRelease({ steps, asked, unserved, books }: Seen): string[] {
  const late = steps.filter(
    ({ pages }) => pages.back < pages.sentAway || pages.longestMs > longestWithoutSocketMs,
  );
  return [
    ...(asked === 0 ? ['nobody came'] : []),
    ...(unserved.length > 0 ? [`${unserved.length} requests were not served`] : []),
    ...late.map(({ what }) => `${what}: sockets were not back in ${longestWithoutSocketMs / 1_000} s`),
    ...(books.pushes.missing.length > 0
      ? [`${books.pushes.missing.length} notifications were not pushed`]
      : []),
    ...faultsOfBooks(books),
  ];
}

/** @throws where there are faults */
export function without(faults: string[], figures: string): string {
  if (faults.length > 0) throw new Error(`${faults.join('; ')}\n${figures}`);
  return figures;
}
