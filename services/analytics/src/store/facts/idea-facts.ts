import type { IdeaChanged__Output as IdeaChanged } from '@ideabox/protos/ideas/v1/IdeaChanged';
import { type Fact, metricOf, overTime, timeOf } from './fact.ts';

const standing = {
  table: 'idea_facts',
  counted: (row: string) => `NOT ${row}.removed`,
  role: (row: string) => `${row}.author_role`,
};

/** How many ideas each member posted. */
export const authorMetric = metricOf('authors', {
  ...standing,
  keys: (row) => `ARRAY[${row}.author_id]`,
  bucket: 'month',
});

export const ideaFacts: Fact<IdeaChanged> = {
  table: 'idea_facts',
  key: ['id'],
  columns: {
    id: 'bigint',
    name: 'text',
    category_id: 'bigint',
    author_id: 'text',
    author_role: 'text',
    removed: 'boolean',
    tags: 'text[]',
    date_entered: 'timestamptz',
    revision: 'bigint',
  },
  read: (idea) => ({
    id: idea.idea_id,
    name: idea.name,
    category_id: idea.category_id,
    author_id: idea.author_id,
    author_role: idea.author_role,
    removed: idea.removed,
    tags: idea.tags,
    date_entered: timeOf(idea.date_entered),
    revision: idea.revision,
  }),
  metrics: [
    ...overTime(metricOf('ideas', standing)),
    metricOf('leader_ideas', {
      ...{ ...standing, keys: (row) => `ARRAY[${row}.author_id]`, bucket: 'day', months: authorMetric },
    }),
    authorMetric,
  ],
};
