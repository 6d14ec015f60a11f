import type { MemberChanged__Output as MemberChanged } from '@ideabox/protos/identity/v1/MemberChanged';
import { attributes } from '../../domain/attributes.ts';
import { always, type Fact, metricOf, overTime, timeOf } from './fact.ts';

// Members belong to no category.
const registered = {
  table: 'member_facts',
  counted: (row: string) => `${row}.status <> 'withdrawn'`,
  category: () => '0::bigint',
};

export const memberFacts: Fact<MemberChanged> = {
  table: 'member_facts',
  key: ['id'],
  columns: {
    id: 'text',
    portal_name: 'text',
    role: 'text',
    roles: 'text[]',
    status: 'text',
    icon_src: 'text',
    gender: 'text',
    age: 'text',
    region: 'text',
    industry: 'text',
    job_type: 'text',
    hidden: 'boolean',
    date_entered: 'timestamptz',
    revision: 'bigint',
  },
  read: (member) => ({
    id: member.member_id,
    portal_name: member.portal_name,
    role: member.roles[0] ?? 'general',
    roles: member.roles,
    status: member.status.replace('MEMBER_STATUS_', '').toLowerCase(),
    icon_src: member.icon_src,
    gender: member.gender,
    age: member.age,
    region: member.region,
    industry: member.industry,
    job_type: member.job_type,
    // Facts from before a member could be hidden do not say.
    hidden: member.hidden ?? false,
    date_entered: timeOf(member.date_entered),
    revision: member.revision,
  }),
  metrics: [
    ...overTime(metricOf('members', registered)),
    ...Object.entries(attributes).map(([name, column]) =>
      // Breakdowns are told in snapshots, whenever their members registered.
      metricOf(name, { ...registered, at: () => always, keys: (row) => `ARRAY[${row}.${column}]` }),
    ),
  ],
};
