import { type Queryable, sql } from '@ideabox/postgres';
import type { BlockChanged__Output as BlockChanged } from '@ideabox/protos/identity/v1/BlockChanged';
import { latest } from './latest.ts';

/**
 * Takes what identity says of blocks into a service's own table `blocks`; the highest revision stays. What members who have
 * withdrawn blocked is not kept.
 */
export const applyBlocks = async (tx: Queryable, blocks: BlockChanged[]): Promise<void> => {
  const rows = latest(blocks, (block) => `${block.member_id}\n${block.blocked_id}`);
  await tx.run(sql`
    INSERT INTO blocks AS b (member_id, blocked_id, blocked, revision)
    SELECT member_id, blocked_id, blocked, revision
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS g(member_id text, blocked_id text, blocked boolean, revision bigint)
    WHERE NOT EXISTS (SELECT FROM members m WHERE m.id = g.member_id AND m.status = 'withdrawn')
    ON CONFLICT (member_id, blocked_id) DO UPDATE SET blocked = excluded.blocked, revision = excluded.revision
    WHERE b.revision < excluded.revision`);
};
