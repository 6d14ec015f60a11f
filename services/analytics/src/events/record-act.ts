import { publish } from '@ideabox/events';
import type { Caller } from '@ideabox/http';
import type { Queryable } from '@ideabox/postgres';
import type { Decided } from '../topics/change-topic.ts';

type Act = {
  action: string;
  entity: string;
  entity_id: string;
  /** What was, and what is now. */
  changes: Record<string, [unknown, unknown]>;
};

/** Tells the audit log of an act, in the transaction that makes it true. */
const record = (tx: Queryable, actor: Caller, { changes, ...act }: Act): Promise<void> =>
  publish(tx, 'audit.v1.Acted', {
    actor_id: actor.id,
    actor_role: actor.role,
    ...act,
    reason: '',
    changes: JSON.stringify(changes),
    date_entered: new Date().toISOString(),
  });

/** A word was taken out, or brought back. */
export const recordKeywordAct = (
  tx: Queryable,
  actor: Caller,
  { keyword, hidden }: { keyword: string; hidden: boolean },
): Promise<void> =>
  record(tx, actor, {
    action: hidden ? 'keyword.hidden' : 'keyword.shown',
    entity: 'keyword',
    entity_id: keyword,
    changes: { hidden: [!hidden, hidden] },
  });

/** A topic was named, hidden, shown, merged or parted; nothing is told of what has changed nothing. */
export const recordTopicAct = async (
  tx: Queryable,
  actor: Caller,
  { before, after }: { before: Decided; after: Decided },
): Promise<void> => {
  const fields = ['name', 'hidden', 'merge_into'] as const;
  const changed = fields.filter((field) => before[field] !== after[field]);
  if (changed.length === 0) return;
  const changes = Object.fromEntries(
    changed.map((field): [string, [unknown, unknown]] => [field, [before[field], after[field]]]),
  );
  await record(tx, actor, { action: 'topic.changed', entity: 'topic', entity_id: String(after.id), changes });
};
