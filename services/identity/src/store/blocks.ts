import { publish } from '@ideabox/events';
import { type Database, type Queryable, sql } from '@ideabox/postgres';
import { maxBlocks } from '../domain/blocks.ts';
import { MemberNotFound, TooManyBlocks } from '../domain/errors.ts';
import { type Block, blockChanged } from './block-facts.ts';
import { type ListedMember, listedColumns } from './list-members.ts';

type Pair = { member: string; blocked: string };

/** By what the one who blocks names the block, and since when it is. */
type BlockEntry = { block_id: string; date_entered: Date };

/** Whom someone blocks. */
export type BlockedMember = ListedMember & BlockEntry;

/** Whom a member blocks, the latest first, and how many. */
export const listBlocks = async (
  db: Queryable,
  { member, limit, offset }: { member: string; limit: number; offset: number },
): Promise<{ blocked: BlockedMember[]; count: number }> => {
  const [blocked, total] = await Promise.all([
    db.rows<BlockedMember>(sql`
      SELECT b.block_id, b.date_entered, ${listedColumns}
      FROM blocks b JOIN members m ON m.id = b.blocked_id WHERE b.member_id = ${member} AND b.blocked
      ORDER BY b.date_entered DESC, b.block_id LIMIT ${limit} OFFSET ${offset}`),
    countBlocks(db, member),
  ]);
  return { blocked, count: total };
};

const countBlocks = async (db: Queryable, member: string): Promise<number> => {
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

/** Whether the one who blocks was told whom: else they name the block alone. */
export const knowsBlocked = async (db: Queryable, { member, blocked }: Pair): Promise<boolean> =>
  (await db.one(sql`
    SELECT FROM blocks WHERE member_id = ${member} AND blocked_id = ${blocked} AND blocked AND named`)) !==
  undefined;

/**
 * @returns the block, named anew each time so that nobody can tell whom they blocked before; undefined when it is there
 * already. @throws MemberNotFound, or TooManyBlocks
 */
export const insertBlock = (
  db: Database,
  { member, blocked, named }: Pair & { named: boolean },
): Promise<BlockEntry | undefined> =>
  db.transaction(async (tx) => {
    await checkRoom(tx, member);
    const row = await tx.one<Block & BlockEntry>(sql`
      INSERT INTO blocks AS b (member_id, blocked_id, named) VALUES (${member}, ${blocked}, ${named})
      ON CONFLICT (member_id, blocked_id) DO UPDATE SET blocked = true, named = excluded.named,
        block_id = excluded.block_id, revision = b.revision + 1, date_entered = now() WHERE NOT b.blocked
      RETURNING member_id, blocked_id, blocked, revision, block_id, date_entered`);
    if (row) await publish(tx, 'identity.v1.BlockChanged', blockChanged(row));
    return row;
  });

/** The block that someone means by its own id or by whom it is of, which nobody lifts meanwhile. */
export const lockBlock = (
  tx: Queryable,
  member: string,
  key: string,
): Promise<(BlockedMember & { named: boolean }) | undefined> =>
  tx.one(sql`
    SELECT b.block_id, b.date_entered, b.named, ${listedColumns} FROM blocks b JOIN members m ON m.id = b.blocked_id
    WHERE b.member_id = ${member} AND b.blocked AND (b.block_id::text = ${key} OR b.blocked_id = ${key})
    FOR NO KEY UPDATE OF b`);

/** Lifts a block that is held. */
export const liftBlock = async (tx: Queryable, { member, blocked }: Pair): Promise<void> => {
  const row = await tx.one<Block>(sql`
    UPDATE blocks SET blocked = false, revision = revision + 1
    WHERE member_id = ${member} AND blocked_id = ${blocked}
    RETURNING member_id, blocked_id, blocked, revision`);
  if (row) await publish(tx, 'identity.v1.BlockChanged', blockChanged(row));
};
