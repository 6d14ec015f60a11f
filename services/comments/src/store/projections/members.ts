import { latest } from '@ideabox/events';
import { forgetKeysOf } from '@ideabox/idempotency';
import { type Queryable, sql } from '@ideabox/postgres';
import type { MemberChanged__Output as MemberChanged } from '@ideabox/protos/identity/v1/MemberChanged';

export type MemberRow = {
  portal_name: string;
  roles: string[];
  status: string;
  icon_src: string;
  hidden: boolean;
};

const statusWord = (status: MemberChanged['status']) => status.replace('MEMBER_STATUS_', '').toLowerCase();

/**
 * Takes what identity says of members; the highest revision stays. Of who has withdrawn no answer is kept, nor whom they
 * blocked.
 */
export const applyMembers = async (tx: Queryable, members: MemberChanged[]): Promise<void> => {
  const rows = latest(members, (member) => member.member_id).map((member) => ({
    ...member,
    status: statusWord(member.status),
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
  const withdrawn = rows.filter(({ status }) => status === 'withdrawn').map(({ member_id }) => member_id);
  if (withdrawn.length === 0) return;
  await forgetKeysOf(tx, withdrawn);
  await tx.run(sql`DELETE FROM blocks WHERE member_id = ANY(${withdrawn})`);
};

/** Notes a member whose first fact may still be under way, as the gateway vouches for it. */
export const rememberCaller = (tx: Queryable, caller: { id: string; name: string; roles: string[] }) =>
  tx.run(sql`
    INSERT INTO members (id, portal_name, roles, status, revision)
    VALUES (${caller.id}, ${caller.name}, ${caller.roles}, 'active', 0)
    ON CONFLICT DO NOTHING`);

export const findMember = (db: Queryable, id: string): Promise<MemberRow | undefined> =>
  db.one<MemberRow>(sql`SELECT portal_name, roles, status, icon_src, hidden FROM members WHERE id = ${id}`);
