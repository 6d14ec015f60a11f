import { on } from '@ideabox/events';
import { forgetKeysOf } from '@ideabox/idempotency';
import type { Queryable } from '@ideabox/postgres';
import type { MemberChanged__Output as MemberChanged } from '@ideabox/protos/identity/v1/MemberChanged';
import { forgetMembers } from '../store/reports.ts';

/** Who withdraws leaves no personal data here. */
export const forgetWithdrawn = async (tx: Queryable, members: MemberChanged[]): Promise<void> => {
  const withdrawn = members.filter((member) => member.status === 'MEMBER_STATUS_WITHDRAWN');
  if (withdrawn.length === 0) return;
  const ids = withdrawn.map((member) => member.member_id);
  await forgetMembers(tx, ids);
  await forgetKeysOf(tx, ids);
};

export const memberChanged = on('identity.v1.MemberChanged', forgetWithdrawn);
