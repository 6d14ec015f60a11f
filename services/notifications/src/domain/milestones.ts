/** Numbers of votes that are told: 1, 5, then 10, 25 and 50 in every power of ten. */
function* milestones(): Generator<number, never> {
  yield 1;
  yield 5;
  for (let power = 10; ; power *= 10) {
    yield power;
    yield power * 2.5;
    yield power * 5;
  }
}

/** Every milestone up to a number of votes, ascending. */
export const milestonesUpTo = (votes: number): number[] => {
  const reached: number[] = [];
  for (const milestone of milestones()) {
    if (milestone > votes) return reached;
    reached.push(milestone);
  }
  return reached;
};

export const isMilestone = (votes: number): boolean => milestonesUpTo(votes).at(-1) === votes;
