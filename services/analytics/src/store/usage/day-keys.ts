import { createHmac, randomBytes } from 'node:crypto';
import { whoeverWaits } from '@ideabox/lifecycle';
import { type Database, sql } from '@ideabox/postgres';
import { dayIn, siteTimezone } from '../../domain/periods.ts';

/** Makes the key that stands for something on one day: a visit, an address, a word searched for from an address. */
export type KeyOf = (kind: 'visit' | 'address' | 'word', ...values: string[]) => string;

/** The keys of today. */
export type DayKeys = () => Promise<KeyOf>;

/** Destroys the salts of days gone by, and what was counted under them. */
export const forgetDaysBefore = async (db: Database, day: string): Promise<void> => {
  await db.run(sql`DELETE FROM session_salts WHERE day < ${day}`);
  await db.run(sql`DELETE FROM usage_quotas WHERE day < ${day}`);
};

/** The day's salt, the same for every process. */
const saltOf = async (db: Database, day: string): Promise<string> => {
  const made = randomBytes(32).toString('base64url');
  const row = await db.one<{ salt: string }>(sql`
    INSERT INTO session_salts (day, salt) VALUES (${day}, ${made})
    ON CONFLICT (day) DO UPDATE SET day = excluded.day RETURNING salt`);
  await forgetDaysBefore(db, day);
  return row?.salt ?? made;
};

/** Keys that say nothing of whom they stand for, differ from day to day, and cannot be made again once the day is over. */
export const createDayKeys = (db: Database): DayKeys => {
  let today = '';
  let salt: Promise<string> | undefined;
  return async () => {
    // A visit in Japan's morning, when the day changes in UTC, is one visit.
    const day = dayIn(siteTimezone, new Date());
    if (day !== today || !salt) {
      today = day;
      salt = whoeverWaits(() => saltOf(db, day));
      salt.catch(() => {
        salt = undefined;
      });
    }
    const secret = await salt;
    return (...named) => createHmac('sha256', secret).update(JSON.stringify(named)).digest('base64url');
  };
};
