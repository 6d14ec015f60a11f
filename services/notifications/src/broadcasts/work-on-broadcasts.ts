import { setTimeout as wait } from 'node:timers/promises';
import { NotYet } from '@ideabox/events';
import { RpcFailure } from '@ideabox/grpc';
import type { Context } from '../context.ts';
import {
  type Broadcast,
  claimBroadcast,
  extendClaim,
  leaseSeconds,
  releaseClaim,
} from '../store/broadcasts/broadcasts.ts';
import { whileHeld } from '../while-held.ts';
import { gatherFollowers } from './gather-followers.ts';
import { tellBatch } from './tell-batch.ts';

/** So many batches before the next broadcast has its turn. */
const turn = 20;
/** Between two batches, so that those who wait for the database come first. */
const pauseMs = 20;
const retrySeconds = 2;

const work = async (context: Context, broadcast: Broadcast): Promise<void> => {
  if (!broadcast.gathered && broadcast.idea_id !== null)
    await gatherFollowers(context, broadcast.id, broadcast.idea_id);
  for (let batch = 0; batch < turn; batch += 1) {
    if (!(await tellBatch(context, broadcast))) return;
    await wait(pauseMs);
  }
};

/** Takes one open broadcast and works on it for a turn. @returns whether there was one. */
export const workOnBroadcasts = async (context: Context): Promise<boolean> => {
  const broadcast = await claimBroadcast(context.db);
  if (!broadcast) return false;
  try {
    await whileHeld(
      leaseSeconds,
      () => extendClaim(context.db, broadcast.id),
      () => work(context, broadcast),
    );
    await releaseClaim(context.db, broadcast.id);
  } catch (error) {
    await releaseClaim(context.db, broadcast.id, retrySeconds);
    const waits = error instanceof RpcFailure || error instanceof NotYet;
    if (!waits) throw error;
    context.log.warn({ err: error, broadcast: broadcast.key }, 'a broadcast waits');
  }
  return true;
};
