import type { MemberChanged__Output as MemberChanged } from '@ideabox/protos/identity/v1/MemberChanged';

/** A member's status as the API spells it. */
export const statusWord = (status: MemberChanged['status']): string =>
  status.replace('MEMBER_STATUS_', '').toLowerCase();
