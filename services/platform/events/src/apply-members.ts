import { type Queryable, sql } from '@ideabox/postgres';
import type { MemberChanged__Output as MemberChanged } from '@ideabox/protos/identity/v1/MemberChanged';
import { latest } from './latest.ts';

/** Takes what identity says of members into a service's own table `members`; the highest revision stays. */
export const applyMembers = async (tx: Queryable, members: MemberChanged[]): Promise<void> => {
  const rows = latest(members, ({ member_id }) => member_id).map((member) => ({
    ...member,
    status: member.status.replace('MEMBER_STATUS_', '').toLowerCase(),
  }));
  await tx.run(sql`
    INSERT INTO members AS m (id, portal_name, roles, status, icon_src, hidden, revision)
    SELECT member_id, portal_name, roles, status, icon_src, hidden, revision
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS g(member_id text, portal_name text, roles text[], status text, icon_src text, hidden boolean,
        revision bigint)
    ON CONFLICT (id) DO UPDATE SET portal_name = excluded.portal_name, roles = excluded.roles, status = excluded.status,
      icon_src = excluded.icon_src, hidden = excluded.hidden, revision = excluded.revision
    WHERE m.revision < excluded.revision`);
};
