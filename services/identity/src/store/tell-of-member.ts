import { publish } from '@ideabox/events';
import type { Queryable } from '@ideabox/postgres';
import type { Acted__Output as Acted } from '@ideabox/protos/audit/v1/Acted';
import { memberChanged, type PublishedMember } from './member-facts.ts';

type Act = {
  actor: { id: string; role: string };
  /** The entity, a point and a verb. */
  action: string;
  reason?: string | undefined;
  /** What changed: before and after, by field. */
  changes?: Record<string, [before: unknown, after: unknown]>;
};

const acted = (memberId: string, { actor, action, reason = '', changes }: Act): Acted => ({
  actor_id: actor.id,
  actor_role: actor.role,
  action,
  entity: 'member',
  entity_id: memberId,
  reason,
  changes: changes ? JSON.stringify(changes) : '',
  date_entered: new Date().toISOString(),
});

/** Tells of a member as they are now, and of the act that made them so. */
export const tellOfMember = async (tx: Queryable, member: PublishedMember, act: Act): Promise<void> => {
  await publish(tx, 'identity.v1.MemberChanged', memberChanged(member));
  await publish(tx, 'audit.v1.Acted', acted(member.id, act));
};
