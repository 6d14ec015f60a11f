import { faultsOfRelease, figuresOf, without } from './figures.ts';
import type { Seen } from './under-load.ts';

const pages = { open: 6, sentAway: 6, back: 6, longestMs: 1_200 };
const quiet: Seen = {
  steps: [{ what: 'gateway: upgrade', seconds: 20, asked: 300, unserved: [], unservedFor: 0, pages }],
  asked: 400,
  unserved: [],
  books: {
    accepted: 7,
    violations: { lost: [], doubled: [], denied: [], odd: [] },
    reconciled: { books: 30, differences: [], inFlight: [] },
    pushes: { expected: 3, missing: [], doubled: [], p99: 10 },
  },
};
const [step] = quiet.steps as [Seen['steps'][number]];
const late = { kind: 'writes' as const, at: 0, status: 503, told: true };

test('what nobody noticed has figures, and no fault', () => {
  expect(faultsOfRelease(quiet)).toEqual([]);
  expect(without([], figuresOf(quiet))).toBe(
    [
      '20 s, 400 requests, failed 0, told to come again 0; of 7 accepted writes 0 lost, 0 doubled; 0 differences in 30 books; 3 of 3 notifications pushed, 0 twice',
      '    gateway: upgrade                      20 s    300 requests, failed 0, told to come again 0, 6 of 6 sockets back in 1.2 s',
    ].join('\n'),
  );
});

test.each<[string, Partial<Seen>]>([
  ['nobody came', { asked: 0 }],
  ['1 requests were not served', { unserved: [late] }],
  ['gateway: upgrade: sockets were not back in 5 s', { steps: [{ ...step, pages: { ...pages, back: 5 } }] }],
  [
    'gateway: upgrade: sockets were not back in 5 s',
    { steps: [{ ...step, pages: { ...pages, longestMs: 5_001 } }] },
  ],
  [
    '1 accepted writes are lost',
    { books: { ...quiet.books, violations: { ...quiet.books.violations, lost: ['idea 1'] } } },
  ],
  [
    '1 notifications were not pushed',
    { books: { ...quiet.books, pushes: { ...quiet.books.pushes, missing: [4] } } },
  ],
])('%s', (fault, change) => {
  const faults = faultsOfRelease({ ...quiet, ...change });
  expect(faults).toEqual([fault]);
  expect(() => without(faults, 'figures')).toThrow(`${fault}\nfigures`);
});

test('what was not served is counted by its answer, with how long it went on', () => {
  const unserved = [late, { ...late, told: false, status: 0 }, { ...late, told: false, status: 0 }];
  expect(figuresOf({ ...quiet, steps: [{ ...step, unserved, unservedFor: 3 }] })).toContain(
    'failed 2 (2 × 0 writes), told to come again 1 (1 × 503 writes), the last after 3.0 s',
  );
});
