import { publish } from '@ideabox/events';
import type { Queryable } from '@ideabox/postgres';

export type Act = {
  /** The entity, a point and a verb. */
  action: `${'idea' | 'category' | 'stepper' | 'tag' | 'answer'}.${string}`;
  id: number;
  reason?: string | undefined;
  /** `{"field": [before, after]}` */
  changes?: Record<string, readonly [unknown, unknown]> | undefined;
};

/** Tells the audit log of an operator's act, in the transaction that makes it true. */
export const recordAct = (
  tx: Queryable,
  actor: { id: string; role: string },
  { action, id, reason, changes }: Act,
): Promise<void> =>
  publish(tx, 'audit.v1.Acted', {
    actor_id: actor.id,
    actor_role: actor.role,
    action,
    entity: action.split('.')[0] as string,
    entity_id: String(id),
    reason: reason ?? '',
    changes: changes ? JSON.stringify(changes) : '',
    date_entered: new Date().toISOString(),
  });
