import { on } from '@ideabox/events';
import { forgetKeysOf } from '@ideabox/idempotency';
import { forgetMembers } from '../store/reports.ts';

/** Who withdraws leaves no personal data here. */
export const memberChanged = on('identity.v1.MemberChanged', async (tx, events) => {
  const withdrawn = events.filter((event) => event.status === 'MEMBER_STATUS_WITHDRAWN');
  if (withdrawn.length === 0) return;
  const ids = withdrawn.map((event) => event.member_id);
  await forgetMembers(tx, ids);
  await forgetKeysOf(tx, ids);
});
