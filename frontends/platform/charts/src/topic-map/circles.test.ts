import { circlesOf, heightOf } from './circles.ts';

/** The same in each run, and crowded in the middle. */
const crowd = Array.from({ length: 40 }, (_, index) => ({
  x: Math.sin(index * 1.7) ** 3,
  y: Math.cos(index * 2.3) ** 3,
  count: (index * index * 17) % 301,
}));

test.each([326, 720, 1100])('circles stand inside a width of %i and cover none of each other', (width) => {
  const circles = circlesOf(crowd, width);
  const outside = circles.filter(({ x, y, r }) => x < r || y < r || x > width - r || y > heightOf(width) - r);
  const covered = circles.filter((one) =>
    circles.some(
      (other) => other !== one && Math.hypot(one.x - other.x, one.y - other.y) < one.r + other.r - 1,
    ),
  );
  expect([outside, covered]).toEqual([[], []]);
});

test('areas are as counts are, and the least can still be hit', () => {
  const [large, small, none] = circlesOf(
    [
      { x: -1, y: -1, count: 400 },
      { x: 1, y: 1, count: 100 },
      { x: 0, y: 5, count: 0 },
    ],
    800,
  );
  expect((large!.r / small!.r) ** 2).toBeCloseTo(4);
  expect(none!.r).toBe(9);
});

test('any range of places will do, and all in one place part', () => {
  const far = circlesOf(
    [
      { x: 1000, y: 7, count: 5 },
      { x: 3000, y: 7, count: 5 },
    ],
    600,
  );
  expect(far[0]!.x).toBeLessThan(far[1]!.x);
  const [one, other] = circlesOf(
    [
      { x: 0, y: 0, count: 5 },
      { x: 0, y: 0, count: 5 },
    ],
    600,
  );
  expect(Math.hypot(one!.x - other!.x, one!.y - other!.y)).toBeGreaterThanOrEqual(one!.r + other!.r);
  expect(circlesOf([], 600)).toEqual([]);
});
