import { latest } from '@ideabox/events';
import { type Queryable, sql } from '@ideabox/postgres';
import type { MemberChanged__Output as MemberChanged } from '@ideabox/protos/identity/v1/MemberChanged';
import { forgetMembers } from './forget-members.ts';

/** A member's status as the API spells it. */
export const statusWord = (status: MemberChanged['status']): string =>
  status.replace('MEMBER_STATUS_', '').toLowerCase();

/** Takes what identity says of members; the highest revision stays. Who has withdrawn is forgotten otherwise. */
export const applyMembers = async (tx: Queryable, members: MemberChanged[]): Promise<void> => {
  const rows = latest(members, (member) => member.member_id).map((member) => ({
    ...member,
    status: statusWord(member.status),
  }));
  await tx.run(sql`
    INSERT INTO members AS m (id, portal_name, roles, status, icon_src, hidden, revision)
    SELECT member_id, portal_name, roles, status, icon_src, coalesce(hidden, false), revision
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g(
      member_id text, portal_name text, roles text[], status text, icon_src text, hidden boolean, revision bigint)
    ON CONFLICT (id) DO UPDATE SET portal_name = excluded.portal_name, roles = excluded.roles, status = excluded.status,
      icon_src = excluded.icon_src, hidden = excluded.hidden, revision = excluded.revision
    WHERE m.revision < excluded.revision`);
  const withdrawn = rows.filter(({ status }) => status === 'withdrawn').map((row) => row.member_id);
  if (withdrawn.length > 0) await forgetMembers(tx, withdrawn);
};

export type MemberState = { id: string; status: string; revision: number };

/** How these members stand so far, and keeps it so until the end of the transaction. */
export const lockMemberStates = (tx: Queryable, ids: string[]): Promise<MemberState[]> =>
  tx.rows<MemberState>(sql`
    SELECT id, status, revision FROM members WHERE id = ANY(${ids}) ORDER BY id FOR UPDATE`);
