import { isNamed, layoutOf, middleOf } from './layout.ts';

const point = (key: string, values: (number | null)[], previous?: number) => ({
  key,
  label: key,
  tick: key,
  values,
  previous: previous === undefined ? undefined : { label: '', count: previous },
});

test('counts stand on zero, reach to the highest of both times, and step by whole numbers', () => {
  const layout = layoutOf([point('a', [1, 2]), point('b', [null], 9)], 400);
  expect(layout.y.domain()[0]).toBe(0);
  expect(layout.y.domain()[1]).toBeGreaterThanOrEqual(9);
  expect(layout.yTicks.every(Number.isInteger)).toBe(true);
  expect(layout.y(0)).toBe(layout.bottom);
});

test('small counts do not get fractions on the axis', () => {
  expect(layoutOf([point('a', [1])], 400).yTicks).toEqual([0, 1, 2, 3, 4]);
});

test.each([
  [200, [0, 60, 120, 180, 240]],
  [7, [0, 5, 10]],
  [14_400, [0, 3600, 7200, 10_800, 14_400]],
])('values up to %i stand on steps of their own unit', (highest, ticks) => {
  const layout = layoutOf([point('a', [highest])], 400, { steps: [5, 60, 3600], label: String });
  expect(layout.yTicks).toEqual(ticks);
  expect(layout.y.domain()).toEqual([0, ticks.at(-1)]);
});

test('names of values have the room that they take', () => {
  const wide = layoutOf([point('a', [90])], 400, { label: (seconds) => `${seconds}秒あまり` });
  expect(wide.left).toBeGreaterThan(layoutOf([point('a', [90])], 400).left + 40);
});

test('periods stand inside the drawing at any width', () => {
  const points = ['a', 'b', 'c'].map((key) => point(key, [1_000_000]));
  for (const width of [160, 358, 1200]) {
    const layout = layoutOf(points, width);
    expect(middleOf(layout, 'a')).toBeGreaterThan(layout.left);
    expect(middleOf(layout, 'c')).toBeLessThan(width);
  }
});

test('the axis names as many periods as fit, and always the last', () => {
  const named = Array.from({ length: 30 }, (_, index) => isNamed(index, 30, 10));
  expect(named.at(-1)).toBe(true);
  expect(named.filter(Boolean)).toHaveLength(5);
});
