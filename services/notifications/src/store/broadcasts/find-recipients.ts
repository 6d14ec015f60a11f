import { type Queryable, sql } from '@ideabox/postgres';
import type { Recipient } from '../../domain/may-tell.ts';

/** Members as far as it matters for telling them; one who has not arrived here yet is new, so active and general. */
export const findRecipients = async (tx: Queryable, ids: string[]): Promise<Map<string, Recipient>> => {
  const rows = await tx.rows<Recipient & { id: string }>(sql`
    SELECT g.id, coalesce(m.status, 'active') AS status, coalesce(m.roles[1], 'general') AS role
    FROM unnest(${ids}::text[]) AS g(id) LEFT JOIN members m ON m.id = g.id`);
  return new Map(rows.map(({ id, ...recipient }) => [id, recipient]));
};
