import type { IdeaChanged__Output as IdeaChanged } from '@ideabox/protos/ideas/v1/IdeaChanged';
import { type Fact, timeOf } from './fact.ts';

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
  metric: {
    name: 'ideas',
    table: 'idea_facts',
    counted: (row) => `NOT ${row}.removed`,
    at: (row) => `${row}.date_entered`,
    category: (row) => `${row}.category_id`,
    role: (row) => `${row}.author_role`,
  },
};
