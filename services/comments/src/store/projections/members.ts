import { applyMembers } from '@ideabox/events';
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

/** Keeps members as they are now; of who has withdrawn no answer is kept, nor whom they blocked. */
export const takeMembers = async (tx: Queryable, members: MemberChanged[]): Promise<void> => {
  await applyMembers(tx, members);
  const withdrawn = members
    .filter(({ status }) => status === 'MEMBER_STATUS_WITHDRAWN')
    .map(({ member_id }) => member_id);
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
