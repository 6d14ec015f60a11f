import type { Acted__Output as Acted } from '@ideabox/protos/audit/v1/Acted';

type Act = {
  actor: { id: string; role: string };
  /** The entity, a point and a verb. */
  action: string;
  memberId: string;
  reason?: string | undefined;
  /** What changed: before and after, by field. */
  changes?: Record<string, [before: unknown, after: unknown]>;
};

/** What the audit is told of something done to a member. */
export const acted = ({ actor, action, memberId, reason = '', changes }: Act): Acted => ({
  actor_id: actor.id,
  actor_role: actor.role,
  action,
  entity: 'member',
  entity_id: memberId,
  reason,
  changes: changes ? JSON.stringify(changes) : '',
  date_entered: new Date().toISOString(),
});
