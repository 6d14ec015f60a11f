import { latest } from '@ideabox/events';
import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { MemberChanged__Output as MemberChanged } from '@ideabox/protos/identity/v1/MemberChanged';
import type { MemberRow } from './member-row.ts';

const statusWord = (status: MemberChanged['status']) => status.replace('MEMBER_STATUS_', '').toLowerCase();

/** Takes what identity says of members; the highest revision stays. */
export const applyMembers = async (tx: Queryable, members: MemberChanged[]): Promise<void> => {
  const rows = latest(members, (member) => member.member_id).map((member) => ({
    ...member,
    status: statusWord(member.status),
  }));
  await tx.run(sql`
    INSERT INTO members AS m (id, portal_name, roles, status, icon_src, hidden, revision)
    SELECT member_id, portal_name, roles, status, icon_src, hidden, revision
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS g(member_id text, portal_name text, roles text[], status text, icon_src text,
        hidden boolean, revision bigint)
    ON CONFLICT (id) DO UPDATE SET portal_name = excluded.portal_name, roles = excluded.roles, status = excluded.status,
      icon_src = excluded.icon_src, hidden = excluded.hidden, revision = excluded.revision
    WHERE m.revision < excluded.revision`);
};

export const findMember = (db: Queryable, id: string): Promise<MemberRow | undefined> =>
  db.one<MemberRow>(
    sql`SELECT id, portal_name, roles, status, icon_src, hidden FROM members WHERE id = ${id}`,
  );

/**
 * Notes a member whose first fact may still be under way, as the gateway vouches for it; alone, or as part of a larger
 * statement.
 */
export const rememberMember = ({
  id,
  name,
  roles,
}: {
  id: string;
  name: string;
  roles: string[];
}): Sql => sql`
  INSERT INTO members (id, portal_name, roles, status, revision)
  VALUES (${id}, ${name}, ${roles}, 'active', 0) ON CONFLICT DO NOTHING`;
