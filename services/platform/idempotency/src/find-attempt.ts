import { type Queryable, sql } from '@ideabox/postgres';

/** What a member attempted under a key, and the answer to it; undefined while nothing has come of it, or no longer kept. */
export const findAttempt = <Answer>(
  db: Queryable,
  { member, key }: { member: string; key: string },
): Promise<{ kind: string; answer: Answer } | undefined> =>
  db.one(sql`
    SELECT kind, answer FROM idempotency_keys
    WHERE member_id = ${member} AND key = ${key} AND kind IS NOT NULL AND kept_until > now()`);
