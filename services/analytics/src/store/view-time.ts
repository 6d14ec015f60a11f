import { type Queryable, sql } from '@ideabox/postgres';
import { isStaff } from '../domain/audience.ts';
import { fewest } from '../domain/disclosure.ts';
import { type AskedSeries, countDays, type Point, readPoints } from './series.ts';

/**
 * The seconds that a session was read for on average, in the period in which it began; of days with fewer than five
 * sessions staff alone are told.
 */
export const readViewTime = async (db: Queryable, asked: AskedSeries): Promise<Point[]> => {
  const [spent, sessions] = await Promise.all([
    countDays(db, 'view_ms', asked),
    countDays(db, 'sessions', asked),
  ]);
  const days = sql`
    SELECT day, sessions.count AS sessions, coalesce(spent.count, 0) AS spent
    FROM (${sessions}) AS sessions LEFT JOIN (${spent}) AS spent USING (day)
    WHERE sessions.count >= ${isStaff(asked.reader) ? 1 : fewest}`;
  return readPoints(db, { days, value: sql`round(sum(spent) / sum(sessions) / 1000)` }, asked);
};
