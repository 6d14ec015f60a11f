import { type Database, sql } from '@ideabox/postgres';
import { actionOf } from '../domain/standing.ts';
import { publishedColumns } from './columns.ts';
import type { PublishedMember } from './member-facts.ts';
import { tellOfMember } from './tell-of-member.ts';

const nobody = { id: '', role: '' };
/** What one transaction takes; the rest a moment later. */
const most = 100;

/** Makes those active again whose suspension is over, by the database's clock; of several instances one does. */
export const endSuspensions = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const members = await tx.rows<PublishedMember>(sql`
      UPDATE members SET status = 'active', suspended_until = NULL, revision = revision + 1
      WHERE id IN (SELECT id FROM members WHERE suspended_until <= now()
        ORDER BY suspended_until LIMIT ${most} FOR NO KEY UPDATE SKIP LOCKED)
      RETURNING ${publishedColumns}`);
    for (const member of members) {
      const changes = { status: ['suspended', 'active'] as [unknown, unknown] };
      await tellOfMember(tx, member, { actor: nobody, action: actionOf('active'), changes });
    }
  });
