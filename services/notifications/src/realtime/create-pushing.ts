import { setTimeout as wait } from 'node:timers/promises';
import { type Database, isUnavailable } from '@ideabox/postgres';
import type { Base } from '@ideabox/service';
import { LRUCache } from 'lru-cache';
import { countUnread } from '../store/notifications/count-unread.ts';
import type { Inserted } from '../store/notifications/insert-notifications.ts';
import type { PushMessage } from './push-message.ts';
import { sendPushes } from './send-pushes.ts';

/** What was pushed within this time may have been lost with a connection, and is pushed again after it, as far as it is remembered. */
const repeated = { ttl: 60_000, max: 2_000 };
/** The other instances have so long to hear again. */
const settleMs = 1_000;
/** A database that is away is asked again after so long, and so often. */
const retry = { everyMs: 1_000, times: 60 };

/** Tells open pages of new notifications. Whoever hears one twice drops it. */
export type Pushing = { push: (inserted: Inserted[]) => Promise<void> };

const messagesOf = async (db: Database, inserted: Inserted[]): Promise<PushMessage[]> => {
  const unread = await countUnread(db, [...new Set(inserted.map((row) => row.member_id))]);
  return inserted.map(({ id, member_id }) => ({
    ...{ member_id, notification_id: id },
    unread: unread.get(member_id) ?? 0,
  }));
};

export const createPushing = ({ db, bus, log }: Pick<Base, 'db' | 'bus' | 'log'>): Pushing => {
  const recent = new LRUCache<number, Inserted>(repeated);
  const send = async (inserted: Inserted[], left = retry.times): Promise<void> => {
    try {
      const messages = await messagesOf(db, inserted);
      await sendPushes({ bus, log }, () => messages);
    } catch (error) {
      if (isUnavailable(error) && left > 0)
        setTimeout(() => void send(inserted, left - 1), retry.everyMs).unref();
      else log.warn({ err: error }, 'could not push');
    }
  };
  bus.onReconnect(async () => {
    await wait(settleMs, undefined, { ref: false });
    if (recent.size > 0) await send([...recent.values()]);
  });
  return {
    push: (inserted) => {
      for (const row of inserted) recent.set(row.id, row);
      return send(inserted);
    },
  };
};
