import type { VoteType } from '@ideabox/api-client';

export type Counts = {
  vote_count: number;
  positive_count: number;
  neutral_count: number;
  negative_count: number;
  point: number;
};

/** The counts as they will be once a vote is cast, changed (`from` → `to`) or cancelled (`to` undefined). */
export function countsAfter(counts: Counts, from: VoteType | undefined, to: VoteType | undefined): Counts {
  const change = (type: VoteType) => Number(to === type) - Number(from === type);
  const positive_count = counts.positive_count + change('positive');
  const negative_count = counts.negative_count + change('negative');
  return {
    positive_count,
    negative_count,
    neutral_count: counts.neutral_count + change('neutral'),
    vote_count: counts.vote_count + Number(to !== undefined) - Number(from !== undefined),
    point: positive_count - negative_count,
  };
}
