import objectives from '../../../deploy/load/objectives.json' with { type: 'json' };
import type { Second } from '../record/read-record.ts';
import { capacityOf, untilNormal } from './capacity.ts';

const second = (served: number, more: Partial<Second> = {}): Second => ({
  ...{ served, refused: 0, failed: 0, p50: 10, p99: 40 },
  ...more,
});
const of = (pages: Second[]) => ({ pages, reads: [], writes: [], pushes: [] });
/** One more each second. */
const arrivals = Array.from({ length: 60 }, (_, at) => at);
const ramp = (from: number, more: (at: number) => Partial<Second>) =>
  of(arrivals.map((at) => second(at * 10, at >= from ? more(at) : {})));

test.each<[string, (at: number) => Partial<Second>]>([
  ['refused', (at) => ({ refused: at })],
  ['failed', (at) => ({ failed: at })],
  ['late', () => ({ p99: 900 })],
])('it is what came before answers were %s for good', (_, more) => {
  const capacity = capacityOf(ramp(40, more), arrivals, objectives);
  expect(capacity).toMatchObject({ second: 39, answers: 370, isBroken: true });
  // Who is at work then has come a while before.
  expect(capacity.visitors).toBeGreaterThan(25);
  expect(capacity.visitors).toBeLessThan(39);
});

test('a hiccup is no end', () => {
  const hiccup = ramp(20, (at) => (at < 23 ? { failed: 500 } : {}));
  expect(capacityOf(hiccup, arrivals, objectives)).toMatchObject({ second: 59, isBroken: false });
});

test('a run that was broken off says what it has reached', () => {
  const short = of(arrivals.slice(0, 20).map((at) => second(at)));
  expect(capacityOf(short, arrivals, objectives)).toMatchObject({ second: 19, isBroken: false });
});

test.each<[string, Second[], number | undefined]>([
  ['at once', [second(50, { refused: 9 }), second(10), second(10)], 0],
  ['after two seconds', [second(50), second(10, { failed: 1 }), second(10, { p99: 800 }), second(10)], 2],
  ['never', [second(50), second(10), second(10, { refused: 1 })], undefined],
])('what was too much is over, and all is as usual %s', (_, pages, expected) => {
  expect(untilNormal(of(pages), { answers: 40 }, objectives)).toBe(expected);
});
