import type { Queryable } from '@ideabox/postgres';
import { exportedMailItems, exportedNotifications, exportedSettings } from '../store/export-member.ts';

const sections = {
  notifications: exportedNotifications,
  mails: exportedMailItems,
  notification_settings: exportedSettings,
};

/** Everything held here about a member. */
export async function* exportMember(
  db: Queryable,
  memberId: string,
): AsyncGenerator<{ section: string; rows: string[] }> {
  for (const [section, read] of Object.entries(sections)) {
    for await (const rows of read(db, memberId)) yield { section, rows };
  }
}
