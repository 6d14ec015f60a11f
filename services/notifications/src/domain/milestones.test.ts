import { isMilestone, milestonesUpTo } from './milestones.ts';

test.each([
  [0, []],
  [1, [1]],
  [4, [1]],
  [5, [1, 5]],
  [99, [1, 5, 10, 25, 50]],
  [1_000, [1, 5, 10, 25, 50, 100, 250, 500, 1_000]],
  [2_500, [1, 5, 10, 25, 50, 100, 250, 500, 1_000, 2_500]],
])('%i votes have reached %j', (votes, reached) => {
  expect(milestonesUpTo(votes)).toEqual(reached);
});

test('of the first thousand numbers of votes, nine are told', () => {
  const told = Array.from({ length: 1_001 }, (_, votes) => votes).filter(isMilestone);
  expect(told).toEqual([1, 5, 10, 25, 50, 100, 250, 500, 1_000]);
});
