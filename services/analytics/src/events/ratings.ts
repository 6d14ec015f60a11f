import { on } from '@ideabox/events';
import { applyFacts } from '../store/apply-facts.ts';
import { ratingFacts } from '../store/rating-facts.ts';

export const ratings = [
  on('comments.v1.RatingChanged', async (tx, events) => {
    await applyFacts(tx, ratingFacts, events);
  }),
];
