import { publish } from '@ideabox/events';
import { type Database, type Queryable, sql } from '@ideabox/postgres';
import { type Block, blockChanged } from '../domain/block-changed.ts';
import { maxBlocks } from '../domain/blocks.ts';
import { MemberNotFound, TooManyBlocks } from '../domain/errors.ts';
import type { ListedMember } from './list-members.ts';

type Pair = { member: string; blocked: string };

/** Whom a member blocks, the latest first, and how many. */
export const listBlocks = async (
  db: Queryable,
  { member, limit, offset }: { member: string; limit: number; offset: number },
): Promise<{ blocked: ListedMember[]; count: number }> => {
  const [blocked, total] = await Promise.all([
    db.rows<ListedMember>(sql`
      SELECT m.id, m.portal_name, m.roles, m.status, m.icon_src, m.icon_active, m.hidden_contributor
      FROM blocks b JOIN members m ON m.id = b.blocked_id WHERE b.member_id = ${member} AND b.blocked
      ORDER BY b.date_entered DESC, b.blocked_id LIMIT ${limit} OFFSET ${offset}`),
    countBlocks(db, member),
  ]);
  return { blocked, count: total };
};

export const countBlocks = async (db: Queryable, member: string): Promise<number> => {
  const row = await db.one<{ count: number }>(sql`
    SELECT count(*) FROM blocks WHERE member_id = ${member} AND blocked`);
  return row?.count ?? 0;
};

/** Keeps the member as they are until the block is there, so that two at once do not go past the bound. */
const checkRoom = async (tx: Queryable, member: string): Promise<void> => {
  const there = await tx.one(sql`
    SELECT 1 AS there FROM members WHERE id = ${member} AND status <> 'withdrawn' FOR NO KEY UPDATE`);
  if (!there) throw new MemberNotFound();
  if ((await countBlocks(tx, member)) >= maxBlocks) throw new TooManyBlocks();
};

/** @returns whether it is new. @throws MemberNotFound, or TooManyBlocks */
export const insertBlock = (db: Database, { member, blocked }: Pair): Promise<boolean> =>
  db.transaction(async (tx) => {
    await checkRoom(tx, member);
    const row = await tx.one<Block>(sql`
      INSERT INTO blocks AS b (member_id, blocked_id) VALUES (${member}, ${blocked})
      ON CONFLICT (member_id, blocked_id) DO UPDATE
        SET blocked = true, revision = b.revision + 1, date_entered = now() WHERE NOT b.blocked
      RETURNING member_id, blocked_id, blocked, revision`);
    if (row) await publish(tx, 'identity.v1.BlockChanged', blockChanged(row));
    return row !== undefined;
  });

/** @returns whether there was one. */
export const deleteBlock = (db: Database, { member, blocked }: Pair): Promise<boolean> =>
  db.transaction(async (tx) => {
    const row = await tx.one<Block>(sql`
      UPDATE blocks SET blocked = false, revision = revision + 1
      WHERE member_id = ${member} AND blocked_id = ${blocked} AND blocked
      RETURNING member_id, blocked_id, blocked, revision`);
    if (row) await publish(tx, 'identity.v1.BlockChanged', blockChanged(row));
    return row !== undefined;
  });
