/** A top-level comment as it stands beside others of its idea. */
export type Standing = {
  id: number;
  /** Average number of stars; 0 while nobody has rated it. */
  rating: number;
  reply_count: number;
  serial_number: number;
};

/** What counts, in this order, more of it first: the best rated; else the most answered; else the newest. */
export const standingOrder = ['rating', 'reply_count', 'serial_number'] as const;

/** Negative where `a` stands before `b`. */
const compareStandings = (a: Standing, b: Standing): number => {
  for (const key of standingOrder) if (a[key] !== b[key]) return b[key] - a[key];
  return 0;
};

/** The comment that stands first; undefined when there is none. */
export const topOf = <T extends Standing>(comments: T[]): T | undefined =>
  comments.toSorted(compareStandings)[0];

/** So many ratings, and this average of them: less is one friend's opinion. */
const enough = { ratings: 3, average: 4 };

/** Whether a comment is pointed out to those who have not read the discussion. */
export const isNoted = ({ rating, rating_count }: { rating: number; rating_count: number }): boolean =>
  rating_count >= enough.ratings && rating >= enough.average;
