/** By what ideas are ranked. */
export const rankings = ['votes', 'points', 'divided', 'growth'] as const;

export type Ranking = (typeof rankings)[number];

/** How many places a ranking has, and how many words a cloud. */
export const mostPlaces = 25;
export const mostWords = 100;
