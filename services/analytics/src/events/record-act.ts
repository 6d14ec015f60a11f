import { publish } from '@ideabox/events';
import type { Caller } from '@ideabox/http';
import type { Queryable } from '@ideabox/postgres';

/** Tells the audit log that a word was taken out, or brought back, in the transaction that makes it true. */
export const recordAct = (
  tx: Queryable,
  actor: Caller,
  { keyword, hidden }: { keyword: string; hidden: boolean },
): Promise<void> =>
  publish(tx, 'audit.v1.Acted', {
    actor_id: actor.id,
    actor_role: actor.role,
    action: hidden ? 'keyword.hidden' : 'keyword.shown',
    entity: 'keyword',
    entity_id: keyword,
    reason: '',
    changes: JSON.stringify({ hidden: [!hidden, hidden] }),
    date_entered: new Date().toISOString(),
  });
