import type { RatingChanged__Output as RatingChanged } from '@ideabox/protos/comments/v1/RatingChanged';
import { highRating } from '../../domain/leader-points.ts';
import { type Fact, metricOf, timeOf, withMonths } from './fact.ts';

export const ratingFacts: Fact<RatingChanged> = {
  table: 'rating_facts',
  key: ['comment_id', 'member_id'],
  columns: {
    comment_id: 'bigint',
    member_id: 'text',
    author_id: 'text',
    stars: 'smallint',
    category_id: 'bigint',
    role: 'text',
    date_entered: 'timestamptz',
    revision: 'bigint',
  },
  read: (rating) => ({
    comment_id: rating.comment_id,
    member_id: rating.member_id,
    author_id: rating.author_id,
    stars: rating.stars,
    category_id: rating.category_id,
    role: rating.member_role,
    date_entered: timeOf(rating.date_entered),
    revision: rating.revision,
  }),
  metrics: withMonths(
    metricOf('leader_ratings', {
      table: 'rating_facts',
      counted: (row) => `${row}.stars >= ${highRating}`,
      keys: (row) => `ARRAY[${row}.author_id]`,
      bucket: 'day',
    }),
  ),
};
