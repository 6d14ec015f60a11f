import { createHmac, randomBytes } from 'node:crypto';
import { type Database, sql } from '@ideabox/postgres';
import { dayIn, siteTimezone } from '../domain/periods.ts';

/** Makes the key that events of one visit have in common, from a random value that the browser made. */
export type SessionKeys = (session: string) => Promise<string>;

/** The day's salt, the same for every process; those of days gone by are destroyed. */
const saltOf = async (db: Database, day: string): Promise<string> => {
  const made = randomBytes(32).toString('base64url');
  const row = await db.one<{ salt: string }>(sql`
    INSERT INTO session_salts (day, salt) VALUES (${day}, ${made})
    ON CONFLICT (day) DO UPDATE SET day = excluded.day RETURNING salt`);
  await db.run(sql`DELETE FROM session_salts WHERE day < ${day}`);
  return row?.salt ?? made;
};

/** Keys that say nothing of the visitor, differ from day to day, and cannot be made again once the day is over. */
export const createSessionKeys = (db: Database): SessionKeys => {
  let today = '';
  let salt: Promise<string> | undefined;
  return async (session) => {
    // A visit in Japan's morning, when the day changes in UTC, is one visit.
    const day = dayIn(siteTimezone, new Date());
    if (day !== today || !salt) {
      today = day;
      salt = saltOf(db, day);
      salt.catch(() => {
        salt = undefined;
      });
    }
    return createHmac('sha256', await salt)
      .update(session)
      .digest('base64url');
  };
};
