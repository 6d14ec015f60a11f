import { type Queryable, sql } from '@ideabox/postgres';
import { isStaff } from '../../domain/audience.ts';
import { fewest } from '../../domain/disclosure.ts';
import { siteTimezone } from '../../domain/periods.ts';
import { countDays } from './count-days.ts';
import { type AskedSeries, type Point, readPoints } from './series.ts';

/**
 * The seconds that a session was read for on average, in the period in which it began. All but staff are told of days
 * that are over, and on each of the roles that had five sessions: neither the next minute's answer nor that of another
 * role says how long one session was.
 */
export const readViewTime = async (db: Queryable, asked: AskedSeries): Promise<Point[]> => {
  const byRole = !isStaff(asked.reader);
  const [spent, sessions] = await Promise.all([
    countDays(db, 'view_ms', asked, { byRole }),
    countDays(db, 'sessions', asked, { byRole }),
  ]);
  const told = byRole
    ? sql`sessions.count >= ${fewest} AND day < (now() AT TIME ZONE ${siteTimezone})::date`
    : sql`sessions.count > 0`;
  const days = sql`
    SELECT day, sessions.count AS sessions, coalesce(spent.count, 0) AS spent
    FROM (${sessions}) AS sessions LEFT JOIN (${spent}) AS spent USING (day, role) WHERE ${told}`;
  return readPoints(db, { days, value: sql`round(sum(spent) / sum(sessions) / 1000)` }, asked);
};
