import { applyMembers } from '@ideabox/events';
import type { Queryable } from '@ideabox/postgres';
import type { MemberChanged__Output as MemberChanged } from '@ideabox/protos/identity/v1/MemberChanged';
import { forgetWithdrawn } from '../store/members/forget-withdrawn.ts';

/** Keeps members as they are now, and of those who withdrew nothing that was for themselves. */
export const takeMembers = async (tx: Queryable, members: MemberChanged[]): Promise<void> => {
  await applyMembers(tx, members);
  await forgetWithdrawn(tx, members);
};
