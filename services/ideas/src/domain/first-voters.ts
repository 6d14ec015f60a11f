type Counts = { positive_count: number; neutral_count: number; negative_count: number };

const fewestVotes = 10;
const fewestOfAType = 2;

/**
 * Whether an idea may name those who voted first: below 10 votes, or where fewer than two types have two votes, the counts
 * beside a name would say how that member voted.
 */
export const mayNameVoters = ({ positive_count, neutral_count, negative_count }: Counts): boolean => {
  const counts = [positive_count, neutral_count, negative_count];
  return (
    counts.reduce((sum, count) => sum + count) >= fewestVotes &&
    counts.filter((count) => count >= fewestOfAType).length >= 2
  );
};
