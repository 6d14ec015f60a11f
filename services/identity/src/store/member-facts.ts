import type { MemberChanged__Output as MemberChanged } from '@ideabox/protos/identity/v1/MemberChanged';
import type { MemberStatus__Output as MemberStatus } from '@ideabox/protos/identity/v1/MemberStatus';
import { type Member, type Status, shownIcon, shownName } from '../domain/member.ts';

/** A status by its name in messages. */
export const statusName = (status: Status) => `MEMBER_STATUS_${status.toUpperCase()}` as MemberStatus;

export type PublishedMember = Pick<
  Member,
  | 'id'
  | 'portal_name'
  | 'roles'
  | 'status'
  | 'icon_src'
  | 'icon_active'
  | 'hidden_contributor'
  | 'gender'
  | 'age'
  | 'region'
  | 'industry'
  | 'job_type'
  | 'date_entered'
  | 'revision'
>;

/** What others are told of a member; of one who does not want to be shown, neither name nor picture. */
export const memberChanged = (member: PublishedMember): MemberChanged => ({
  member_id: member.id,
  portal_name: shownName(member),
  roles: member.roles,
  status: statusName(member.status),
  icon_src: shownIcon(member),
  gender: member.gender,
  age: member.age,
  region: member.region,
  industry: member.industry,
  job_type: member.job_type,
  date_entered: member.date_entered.toISOString(),
  revision: member.revision,
  hidden: member.hidden_contributor,
});
