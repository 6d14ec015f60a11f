import type { Queryable } from '@ideabox/postgres';
import { exportedNotifications } from '../store/export-notifications.ts';

/** Everything held here about a member. */
export async function* exportMember(
  db: Queryable,
  memberId: string,
): AsyncGenerator<{ section: string; rows: string[] }> {
  for await (const rows of exportedNotifications(db, memberId)) yield { section: 'notifications', rows };
}
