import fc from 'fast-check';
import { type Cell, tellConcentration } from './concentration.ts';

/** The cells of members who did something so many times each. */
const cellsOf = (times: readonly number[]): Cell[] =>
  [...Map.groupBy(times, (count) => count)]
    .map(([count, members]) => ({ times: count, members: members.length }))
    .sort((a, b) => b.times - a.times);

/** The definition itself: the mean difference of all pairs, by twice the mean. */
const giniByPairs = (times: readonly number[]) => {
  const all = times.reduce((sum, count) => sum + count, 0);
  const differences = times.flatMap((one) => times.map((other) => Math.abs(one - other)));
  return differences.reduce((sum, difference) => sum + difference, 0) / (2 * times.length * all);
};

const members = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 5, maxLength: 120 });

test('ten members, one of whom posted as much as the other nine', () => {
  const told = tellConcentration(cellsOf([9, 1, 1, 1, 1, 1, 1, 1, 1, 1]), true);
  expect(told).toMatchObject({ top_1_percent: 0.05, top_10_percent: 0.5, gini: 0.4 });
  expect(told.curve).toHaveLength(101);
  expect([told.curve[0], told.curve[50], told.curve[90], told.curve[100]]).toEqual([
    [0, 0],
    [0.5, 0.2778],
    [0.9, 0.5],
    [1, 1],
  ]);
});

test('who all do the same are a straight line', () => {
  const { gini, top_10_percent, curve } = tellConcentration(cellsOf(Array(20).fill(3)), true);
  expect([gini, top_10_percent]).toEqual([0, 0.1]);
  expect(curve.every(([share, posts]) => share === posts)).toBe(true);
});

test('fewer than five members tell nothing, and fewer than ten groups of five nothing of what is told in groups', () => {
  const nothing = { top_1_percent: null, top_10_percent: null, gini: null, curve: [] };
  expect(tellConcentration([], true)).toEqual(nothing);
  expect(tellConcentration(cellsOf([5, 4, 3, 2]), true)).toEqual(nothing);
  expect(tellConcentration(cellsOf([5, 4, 3, 2, 1]), true).gini).not.toBeNull();
  expect(tellConcentration(cellsOf(Array(49).fill(1)), false)).toEqual(nothing);
  expect(tellConcentration(cellsOf(Array(50).fill(1)), false)).toMatchObject({
    top_1_percent: null,
    top_10_percent: 0.1,
  });
  expect(tellConcentration(cellsOf(Array(500).fill(1)), false).top_1_percent).toBe(0.01);
});

test('the coefficient is that of all pairs, and the curve rises ever more steeply from nothing to all', () => {
  fc.assert(
    fc.property(members, (times) => {
      const { gini, curve, top_1_percent, top_10_percent } = tellConcentration(cellsOf(times), true);
      expect(gini).toBeCloseTo(giniByPairs(times), 3);
      const shares = curve.map(([, share]) => share);
      expect([shares[0], shares.at(-1)]).toEqual([0, 1]);
      const steps = shares.slice(1).map((share, index) => share - (shares[index] ?? 0));
      for (const [index, step] of steps.entries())
        expect(step).toBeGreaterThanOrEqual((steps[index - 1] ?? 0) - 0.0003);
      expect(top_10_percent).toBeCloseTo(1 - (shares[90] ?? 0), 3);
      expect(top_1_percent).toBeCloseTo(1 - (shares[99] ?? 0), 3);
    }),
  );
});

test('in groups: the most active five together, and nothing of who is no group', () => {
  // Ten of one, and forty-three of one each: three of these are left out.
  const told = tellConcentration(cellsOf([...Array(10).fill(10), ...Array(43).fill(1)]), false);
  expect(told.top_10_percent).toBe(rounded(50 / 140));
  // One who did three more than the others of the group is told with them, in fives.
  const more = tellConcentration(cellsOf([13, ...Array(9).fill(10), ...Array(43).fill(1)]), false);
  expect(more).toEqual(told);
});

const rounded = (share: number) => Math.round(share * 10_000) / 10_000;

test('a curve that is told in groups is that of five members or more a step, in fives', () => {
  fc.assert(
    fc.property(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 50, maxLength: 120 }), (times) => {
      const sorted = times.toSorted((a, b) => b - a);
      const groups = Array.from({ length: Math.floor(times.length / 5) }, (_, index) =>
        sorted.slice(5 * index, 5 * index + 5).reduce((sum, count) => sum + count, 0),
      ).map((total) => total - (total % 5));
      const spread = groups.flatMap((total) => Array(5).fill(total / 5));
      const byHand = tellConcentration(cellsOf(spread), true);
      const told = tellConcentration(cellsOf(times), false);
      expect(told.top_1_percent).toBeNull();
      expect(told.top_10_percent).toBeCloseTo(byHand.top_10_percent ?? 0, 3);
      expect(told.gini).toBeCloseTo(byHand.gini ?? 0, 3);
      for (const [percent, [, share]] of told.curve.entries())
        expect(share).toBeCloseTo(byHand.curve[percent]?.[1] ?? 0, 3);
    }),
  );
});
