/** By what ideas are ranked. */
export const rankings = ['votes', 'points', 'divided', 'growth'] as const;

export type Ranking = (typeof rankings)[number];
