/** What the service of the figures counts, as it publishes: points of each, and from how many stars on a rating is a high one. */
export const points = { idea: 10, comment: 3, rating: 2 } as const;
export const highRating = 4;

type Counts = Record<keyof typeof points, number>;

export const kinds = Object.keys(points) as (keyof typeof points)[];

/** Somebody's month, by which the formula is explained. */
export const example: Counts = { idea: 2, comment: 6, rating: 5 };

export const pointsOf = (counts: Counts): number =>
  kinds.reduce((sum, kind) => sum + counts[kind] * points[kind], 0);
