import type { AfterCommit } from '@ideabox/events';
import type { Queryable } from '@ideabox/postgres';
import type { Context } from '../context.ts';
import { stillHolds } from '../domain/openness.ts';
import {
  type Broadcast,
  endBroadcast,
  lockCursor,
  moveCursor,
  nextRecipients,
  standingOf,
} from '../store/broadcasts/broadcasts.ts';
import { tell } from '../telling/tell.ts';

const batchSize = 1_000;

/** Whether what it tells of has been taken back meanwhile. */
const isVoid = async (tx: Queryable, broadcast: Broadcast): Promise<boolean> => {
  const { news_removed, category, idea_removed } = await standingOf(tx, broadcast);
  if (news_removed || idea_removed) return true;
  return broadcast.kind === 'category' && !stillHolds(broadcast.parameters.what, category ?? undefined);
};

/** Tells the next members, in one transaction with how far it has come. @returns whether there may be more. */
export const tellBatch = async (context: Context, broadcast: Broadcast): Promise<boolean> => {
  const { id, key, audience: _, gathered: __, ...message } = broadcast;
  let told: AfterCommit | undefined;
  const more = await context.db.transaction(async (tx) => {
    const standing = await lockCursor(tx, id);
    if (!standing) return false;
    const empty = await isVoid(tx, broadcast);
    const members = empty ? [] : await nextRecipients(tx, broadcast, standing.cursor, batchSize);
    const drafts = members.map((member_id) => ({ ...message, member_id, dedupe_key: `${key}:${member_id}` }));
    told = await tell(context, tx, drafts);
    const last = members.at(-1);
    if (last !== undefined) await moveCursor(tx, id, last);
    if (members.length < batchSize) await endBroadcast(tx, id);
    return members.length === batchSize;
  });
  await told?.();
  return more;
};
