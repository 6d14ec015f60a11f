/** From this average on a comment is highly rated. */
const highly = 4;

export const isHighlyRated = ({ rating, rating_count }: { rating: number; rating_count: number }): boolean =>
  rating_count > 0 && rating >= highly;
