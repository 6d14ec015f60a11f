import { publish } from '@ideabox/events';
import type { Caller } from '@ideabox/http';
import type { Queryable } from '@ideabox/postgres';
import { changesBetween } from '../domain/changes.ts';

type State = Record<string, unknown> | undefined;

/** What an operator did to which entity: its state before, after, or both. */
export type Act = {
  entity: 'feature' | 'registry' | 'part' | 'page' | 'news' | 'report';
  id: string | number;
  before?: State;
  after?: State;
};

const verbOf = ({ before, after }: Act) => (before ? (after ? 'edited' : 'removed') : 'created');

/**
 * Tells the audit log of an operator's act, in the transaction that makes it true. Nothing is told where nothing changed.
 */
export const recordAct = async (tx: Queryable, actor: Caller, act: Act): Promise<void> => {
  const changes = changesBetween(act.before, act.after);
  if (Object.keys(changes).length === 0) return;
  await publish(tx, 'audit.v1.Acted', {
    actor_id: actor.id,
    actor_role: actor.role,
    action: `${act.entity}.${verbOf(act)}`,
    entity: act.entity,
    entity_id: String(act.id),
    reason: '',
    changes: JSON.stringify(changes),
    date_entered: new Date().toISOString(),
  });
};
