import { type Queryable, sql } from '@ideabox/postgres';
import type { DatedStanding, Standing } from '../domain/standing.ts';

/** How the given members stand, who stay so until the transaction ends. Always in one order, so that two never wait crosswise. */
export const lockStandings = (tx: Queryable, ids: string[]): Promise<DatedStanding[]> =>
  tx.rows<DatedStanding>(sql`
    SELECT id, roles, status, to_char(suspended_until AT TIME ZONE 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"') AS suspended_until
    FROM members WHERE id = ANY(${ids}) ORDER BY id FOR NO KEY UPDATE`);

/** The same, and every effective admin with them. */
export const lockStandingsAndAdmins = (tx: Queryable, ids: string[]): Promise<Standing[]> =>
  tx.rows<Standing>(sql`
    SELECT id, roles, status FROM members
    WHERE id = ANY(${ids}) OR (roles[1] = 'admin' AND status = 'active') ORDER BY id FOR NO KEY UPDATE`);
