export const voteTypes = ['positive', 'neutral', 'negative'] as const;
export type VoteType = (typeof voteTypes)[number];
