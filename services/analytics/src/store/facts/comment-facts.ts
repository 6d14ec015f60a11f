import type { CommentChanged__Output as CommentChanged } from '@ideabox/protos/comments/v1/CommentChanged';
import { type Fact, metricOf, overTime, timeOf } from './fact.ts';

const standing = {
  table: 'comment_facts',
  counted: (row: string) => `NOT ${row}.removed`,
  role: (row: string) => `${row}.author_role`,
};

/** How many comments and replies each member posted. */
export const commenterMetric = metricOf('commenters', {
  ...standing,
  keys: (row) => `ARRAY[${row}.author_id]`,
  bucket: 'month',
});

export const commentFacts: Fact<CommentChanged> = {
  table: 'comment_facts',
  key: ['id'],
  columns: {
    id: 'bigint',
    idea_id: 'bigint',
    parent_id: 'bigint',
    category_id: 'bigint',
    author_id: 'text',
    author_role: 'text',
    removed: 'boolean',
    date_entered: 'timestamptz',
    revision: 'bigint',
  },
  read: (comment) => ({
    id: comment.comment_id,
    idea_id: comment.idea_id,
    parent_id: comment.parent_id || null,
    category_id: comment.category_id,
    author_id: comment.author_id,
    author_role: comment.author_role,
    removed: comment.removed,
    date_entered: timeOf(comment.date_entered),
    revision: comment.revision,
  }),
  metrics: [
    ...overTime(metricOf('comments', standing)),
    metricOf('leader_comments', {
      ...{ ...standing, keys: (row) => `ARRAY[${row}.author_id]`, bucket: 'day', months: commenterMetric },
    }),
    commenterMetric,
  ],
};
