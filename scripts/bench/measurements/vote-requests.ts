import type { Pair } from '../data/untouched-pairs.ts';
import type { LoadRequest } from '../load/load.ts';

const types = ['positive', 'positive', 'neutral', 'negative'];

/** One vote by each pair, with the headers that let the voter in. */
export const voteRequests = (
  pairs: Pair[],
  headersOf: (pair: Pair) => Promise<Record<string, string>>,
): Promise<LoadRequest[]> =>
  Promise.all(
    pairs.map(async (pair, index) => ({
      method: 'PUT',
      path: `/api/v1/ideas/${pair.idea}/vote`,
      headers: { ...(await headersOf(pair)), 'content-type': 'application/json' },
      body: JSON.stringify({ type: types[index % types.length] }),
    })),
  );
