import { type Queryable, sql } from '@ideabox/postgres';

type Pair = { member_id: string; actor_id: string | null };

/** Which of these pairs a block stands between, in either direction. @returns whether it does between two members. */
export const findBlocked = async (
  db: Queryable,
  pairs: Pair[],
): Promise<(member: string, actor: string | null) => boolean> => {
  const real = pairs.filter((pair) => pair.actor_id !== null && pair.actor_id !== '');
  if (real.length === 0) return () => false;
  const keyOf = (member: string, actor: string | null) => JSON.stringify([member, actor]);
  const rows = await db.rows<{ member: string; actor: string }>(sql`
    SELECT g.member, g.actor
    FROM unnest(${real.map((pair) => pair.member_id)}::text[], ${real.map((pair) => pair.actor_id)}::text[])
      AS g(member, actor)
    WHERE EXISTS (SELECT FROM blocks b WHERE b.member_id = g.member AND b.blocked_id = g.actor AND b.blocked)
      OR EXISTS (SELECT FROM blocks b WHERE b.member_id = g.actor AND b.blocked_id = g.member AND b.blocked)`);
  const blocked = new Set(rows.map((row) => keyOf(row.member, row.actor)));
  return (member, actor) => blocked.has(keyOf(member, actor));
};
