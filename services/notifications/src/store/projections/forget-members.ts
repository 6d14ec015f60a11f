import { forgetKeysOf } from '@ideabox/idempotency';
import { join, type Queryable, raw, sql } from '@ideabox/postgres';

const tables = [
  'notifications',
  'mail_items',
  'mails',
  'settings',
  'languages',
  'broadcast_recipients',
  'blocks',
];

/** Removes all that was kept for members who have withdrawn, but for what shows them as withdrawn. */
export const forgetMembers = async (tx: Queryable, memberIds: string[]): Promise<void> => {
  for (const table of tables)
    await tx.run(sql`DELETE FROM ${raw(table)} WHERE member_id IN (${join(memberIds)})`);
  await forgetKeysOf(tx, memberIds);
};
