import objectives from '../../../deploy/load/objectives.json' with { type: 'json' };
import { scenarios } from '../../../deploy/load/scenarios/index.ts';
import type { Books } from './books.ts';
import { verdictsOfBooks, verdictsOfK6 } from './verdicts.ts';

test('what k6 has judged is said with what was wanted and what was found, and nothing of what nobody asked for', () => {
  const metrics = {
    'served{kind:pages}': { values: { rate: 0.98 }, thresholds: { 'rate>=0.999': { ok: false } } },
    'took{kind:reads}': { values: { 'p(99)': 120.4 }, thresholds: { 'p(99)<500': { ok: true } } },
    'served{kind:writes}': {
      values: { rate: 0, passes: 0, fails: 0 },
      thresholds: { 'rate>=0.999': { ok: true } },
    },
    'took{kind:writes}': { values: { 'p(99)': 0, max: 0 }, thresholds: { 'p(99)<1000': { ok: true } } },
    http_reqs: { values: { count: 7 } },
  };
  expect(verdictsOfK6({ metrics })).toEqual([
    { what: 'pages: served', wanted: '≥ 99.9 %', found: '98 %', ok: false },
    { what: 'reads: time, p99', wanted: '< 500 ms', found: '120 ms', ok: true },
  ]);
});

const books: Books = {
  accepted: 5,
  violations: { lost: [], doubled: [], denied: [], odd: [] },
  reconciled: { books: 60, differences: [], inFlight: [] },
  pushes: { expected: 1_000, missing: [], doubled: [], p99: 100 },
};
const missed = (found: Partial<Books>) =>
  verdictsOfBooks(scenarios.smoke, objectives, { ...books, ...found })
    .filter(({ ok }) => !ok)
    .map(({ what }) => what);

test('books that agree miss nothing', () => {
  expect(missed({})).toEqual([]);
});

test.each<[string, Partial<Books>]>([
  ['accepted writes that are lost, of 5', { violations: { ...books.violations, lost: ['vote 1:a'] } }],
  ['writes that were done twice', { violations: { ...books.violations, doubled: ['idea x'] } }],
  ['writes that were refused and done', { violations: { ...books.violations, denied: ['idea x'] } }],
  ['answers that no such write may get', { violations: { ...books.violations, odd: ['idea x: 500'] } }],
  ['facts that did not arrive', { reconciled: { ...books.reconciled, inFlight: ['facts'] } }],
  ['pushes: heard on open pages', { pushes: { ...books.pushes, missing: [1, 2] } }],
  ['pushes heard twice', { pushes: { ...books.pushes, doubled: [1] } }],
  ['pushes: time, p99', { pushes: { ...books.pushes, p99: 3_000 } }],
])('what is wrong is said by its name: %s', (what, found) => {
  expect(missed(found)).toEqual([what]);
});
