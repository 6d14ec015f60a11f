import { type Queryable, sql } from '@ideabox/postgres';
import type { MemberChanged__Output as MemberChanged } from '@ideabox/protos/identity/v1/MemberChanged';
import { latest } from './latest.ts';

const statusWord = (status: MemberChanged['status']) => status.replace('MEMBER_STATUS_', '').toLowerCase();

/** Takes what identity says of members; the highest revision stays. Who has withdrawn keeps no notifications. */
export const applyMembers = async (tx: Queryable, members: MemberChanged[]): Promise<void> => {
  const rows = latest(members, (member) => member.member_id).map((member) => ({
    ...member,
    status: statusWord(member.status),
  }));
  await tx.run(sql`
    INSERT INTO members AS m (id, portal_name, roles, status, icon_src, revision)
    SELECT member_id, portal_name, roles, status, icon_src, revision
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS g(member_id text, portal_name text, roles text[], status text, icon_src text, revision bigint)
    ON CONFLICT (id) DO UPDATE SET portal_name = excluded.portal_name, roles = excluded.roles, status = excluded.status,
      icon_src = excluded.icon_src, revision = excluded.revision
    WHERE m.revision < excluded.revision`);
  const withdrawn = rows.filter(({ status }) => status === 'withdrawn').map((row) => row.member_id);
  if (withdrawn.length > 0) await tx.run(sql`DELETE FROM notifications WHERE member_id = ANY(${withdrawn})`);
};
