import type { SupportChanged__Output as SupportChanged } from '@ideabox/protos/ideas/v1/SupportChanged';
import { type Fact, metricOf, overTime, timeOf } from './fact.ts';

export const supportFacts: Fact<SupportChanged> = {
  table: 'support_facts',
  key: ['idea_id', 'member_id'],
  columns: {
    idea_id: 'bigint',
    member_id: 'text',
    supported: 'boolean',
    category_id: 'bigint',
    role: 'text',
    date_entered: 'timestamptz',
    revision: 'bigint',
  },
  read: (support) => ({
    idea_id: support.idea_id,
    member_id: support.member_id,
    supported: support.supported,
    category_id: support.category_id,
    role: support.member_role,
    date_entered: timeOf(support.date_entered),
    revision: support.revision,
  }),
  metrics: overTime(metricOf('supporters', { table: 'support_facts', counted: (row) => `${row}.supported` })),
};
