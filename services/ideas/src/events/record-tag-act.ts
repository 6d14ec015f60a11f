import type { Queryable } from '@ideabox/postgres';
import type { Role } from '../domain/permissions.ts';
import { recordAct } from './record-act.ts';

const moderators: readonly Role[] = ['admin', 'operator', 'semi-operator'];

type Act = {
  verb: 'added' | 'renamed' | 'removed' | 'locked' | 'unlocked';
  idea: { id: number; author_id: string };
  /** Who added it before; null when nobody did. */
  tag: { id: number; author_id: string | null };
  changes: Record<string, [unknown, unknown]>;
};

/** Tells the audit log when an operator changes a tag that is not their own, on an idea that is not their own. */
export const recordTagAct = async (
  tx: Queryable,
  actor: { id: string; role: Role },
  { verb, idea, tag, changes }: Act,
): Promise<void> => {
  if (!moderators.includes(actor.role) || [idea.author_id, tag.author_id].includes(actor.id)) return;
  // Which idea it is on is not in a tag's id.
  const where: [number, number] = [idea.id, idea.id];
  await recordAct(tx, actor, { action: `tag.${verb}`, id: tag.id, changes: { ...changes, idea_id: where } });
};
