import { isHighlyRated } from './highly-rated.ts';

test.each([
  [4, 1, true],
  [3.99, 200, false],
  [5, 3, true],
  [0, 0, false],
])('an average of %p by %p members: %p', (rating, rating_count, expected) => {
  expect(isHighlyRated({ rating, rating_count })).toBe(expected);
});
