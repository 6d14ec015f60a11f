/** Stars from which a rating is a high one. */
export const highRating = 4;

/**
 * What makes a leader: the points of each idea, comment and high rating received. Nobody rates comments of their own, and
 * votes count nothing, since they can be given without reading. decisions/0004 publishes this formula.
 */
export const leaderPoints = { leader_ideas: 10, leader_comments: 3, leader_ratings: 2 } as const;
