import { type Queryable, type Sql, sql } from '@ideabox/postgres';

type Page = { sort: 'date_entered' | 'rating'; order: 'asc' | 'desc'; limit: number; offset: number };

// Within an idea, numbers go by date. The sum keeps Postgres from walking all comments by rating.
const orders: Record<Page['sort'], Record<Page['order'], Sql>> = {
  date_entered: { asc: sql`serial_number`, desc: sql`serial_number DESC` },
  rating: { asc: sql`(rating + 0), serial_number`, desc: sql`(rating + 0) DESC, serial_number DESC` },
};

/** Ids of an idea's top-level comments, markers of removed ones among them. */
export const findThreads = async (
  db: Queryable,
  ideaId: number,
  { sort, order, limit, offset }: Page,
): Promise<number[]> => {
  const rows = await db.rows<{ id: number }>(sql`
    SELECT id FROM comments
    WHERE idea_id = ${ideaId} AND parent_id IS NULL AND (removed_at IS NULL OR reply_count > 0)
    ORDER BY ${orders[sort][order]} LIMIT ${limit} OFFSET ${offset}`);
  return rows.map((row) => row.id);
};
