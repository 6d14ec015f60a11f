import { on } from '@ideabox/events';
import { applyFacts } from '../store/facts/apply-facts.ts';
import { ratingFacts } from '../store/facts/rating-facts.ts';

export const ratings = [
  on('comments.v1.RatingChanged', async (tx, events) => {
    await applyFacts(tx, ratingFacts, events);
  }),
];
