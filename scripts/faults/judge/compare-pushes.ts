import { sql } from '@ideabox/postgres';
import type { Databases } from '../../reconcile/comparisons.ts';
import type { Socket } from '../load/open-sockets.ts';

/** Within which a notification is pushed that was made while a socket was open. */
const graceMs = 3_000;

export interface PushReport {
  /** Notifications that were made for members with an open socket. */
  expected: number;
  missing: number[];
  doubled: number[];
}

/**
 * What was pushed on open sockets beside the notifications that were made. Pushes leave no trace in the product, so that
 * whoever listened alone can tell.
 */
export const comparePushes = async (
  { notifications }: Databases,
  sockets: Socket[],
  sinceMs: number,
): Promise<PushReport> => {
  const rows = await notifications.rows<{ id: number; member_id: string; at: Date }>(sql`
    SELECT id, member_id, date_entered AS at FROM notifications WHERE date_entered >= ${new Date(sinceMs)}`);
  const report: PushReport = { expected: 0, missing: [], doubled: [] };
  for (const { id, member_id, at } of rows) {
    for (const { member, spans, pushed } of sockets) {
      if (member !== member_id) continue;
      const times = pushed.filter((one) => one === id).length;
      const heard = spans.some(({ from, until }) => from < at.getTime() && until > at.getTime() + graceMs);
      if (heard) report.expected += 1;
      if (heard && times === 0) report.missing.push(id);
      if (times > 1) report.doubled.push(id);
    }
  }
  return report;
};
