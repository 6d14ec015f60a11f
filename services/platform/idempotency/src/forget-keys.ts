import { type Queryable, sql } from '@ideabox/postgres';

const atOnce = 5_000;

/** Takes out keys that nobody will come back with. */
export const forgetOldKeys = async (db: Queryable): Promise<void> => {
  for (let taken = atOnce; taken === atOnce; ) {
    taken = await db.run(sql`
      DELETE FROM idempotency_keys WHERE ctid = ANY(ARRAY(
        SELECT ctid FROM idempotency_keys WHERE kept_until < now() LIMIT ${atOnce}))`);
  }
};

/** Erases the answers that are kept for these members, which hold what they wrote and who they are; one under way has none yet. */
export const forgetKeysOf = (tx: Queryable, members: string[]): Promise<number> =>
  tx.run(sql`DELETE FROM idempotency_keys WHERE member_id = ANY(${members}) AND answer IS NOT NULL`);
