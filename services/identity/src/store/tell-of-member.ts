import { publish } from '@ideabox/events';
import type { Queryable } from '@ideabox/postgres';
import { acted } from '../domain/audited.ts';
import { memberChanged, type PublishedMember } from '../domain/member-changed.ts';

/** Tells of a member as they are now, and of the act that made them so. */
export const tellOfMember = async (
  tx: Queryable,
  member: PublishedMember,
  act: Omit<Parameters<typeof acted>[0], 'memberId'>,
): Promise<void> => {
  await publish(tx, 'identity.v1.MemberChanged', memberChanged(member));
  await publish(tx, 'audit.v1.Acted', acted({ ...act, memberId: member.id }));
};
