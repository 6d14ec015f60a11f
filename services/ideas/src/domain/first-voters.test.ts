import { mayNameVoters } from './first-voters.ts';

test.each([
  [0, 0, 0, false],
  [0, 0, 1, false],
  [10, 0, 0, false],
  [9, 1, 0, false],
  [8, 1, 1, false],
  [5, 4, 0, false],
  [8, 2, 0, true],
  [0, 2, 8, true],
  [2, 0, 8, true],
  [4, 3, 3, true],
])(
  '%i for, %i neutral, %i against: the first voters may be named: %s',
  (positive, neutral, negative, may) => {
    const counts = { positive_count: positive, neutral_count: neutral, negative_count: negative };
    expect(mayNameVoters(counts)).toBe(may);
  },
);
