import { forgetKeysOf } from '@ideabox/idempotency';
import { type Queryable, sql } from '@ideabox/postgres';
import type { MemberChanged__Output as MemberChanged } from '@ideabox/protos/identity/v1/MemberChanged';

/**
 * Erases what members who withdrew kept for themselves alone: favourites, what they read, whom they blocked, and answers to
 * calls of theirs. Ideas, votes, supports and tags stay, as others have seen them.
 */
export const forgetWithdrawn = async (tx: Queryable, members: MemberChanged[]): Promise<void> => {
  const gone = members
    .filter(({ status }) => status === 'MEMBER_STATUS_WITHDRAWN')
    .map(({ member_id }) => member_id);
  if (gone.length === 0) return;
  await tx.run(sql`DELETE FROM favorites WHERE member_id = ANY(${gone})`);
  await tx.run(sql`DELETE FROM reads WHERE member_id = ANY(${gone})`);
  await tx.run(sql`DELETE FROM blocks WHERE member_id = ANY(${gone})`);
  await forgetKeysOf(tx, gone);
};
