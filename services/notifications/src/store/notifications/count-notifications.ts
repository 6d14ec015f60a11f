import { type Queryable, sql } from '@ideabox/postgres';
import type { Status } from '../../domain/notification.ts';
import { ofStatus } from './of-status.ts';

export const countNotifications = async (
  db: Queryable,
  memberId: string,
  status: Status | undefined,
): Promise<number> => {
  const row = await db.one<{ count: number }>(sql`
    SELECT count(*) AS count FROM notifications WHERE member_id = ${memberId} ${ofStatus(status)}`);
  return row?.count ?? 0;
};
