import { type Queryable, raw, sql } from '@ideabox/postgres';
import { everyone } from '../../domain/audience.ts';
import { type CategoryFact, sees } from '../../domain/visibility.ts';
import type { Scope } from './key-sums.ts';

type Known = CategoryFact & { deleted: boolean };
type Row = { category_id: number } & (Known | { status: null });

// What belongs to no category is for all; of one that nothing is known of yet nobody knows.
const isOpen = (row: Row, reader: string) =>
  row.category_id === 0 || (row.status !== null && !row.deleted && sees(row, reader));

/**
 * The categories that metrics have sums of, by whether a reader sees everyone's ideas of them. They are found by leaps
 * from one to the next, not by reading their sums.
 */
export const readScope = async (
  db: Queryable,
  metrics: readonly string[],
  { sums = 'key_rollups', reader = everyone }: { sums?: 'rollups' | 'key_rollups'; reader?: string } = {},
): Promise<Scope> => {
  const table = raw(sums);
  const rows = await db.rows<Row>(sql`
    WITH RECURSIVE named AS (SELECT unnest(${metrics}::text[]) AS metric), leaps AS (
      SELECT metric, (SELECT min(category_id) FROM ${table} AS k WHERE k.metric = named.metric AND category_id >= 0)
        AS category_id
      FROM named
      UNION ALL
      SELECT metric, (SELECT min(k.category_id) FROM ${table} AS k
        WHERE k.metric = leaps.metric AND k.category_id > leaps.category_id)
      FROM leaps WHERE category_id IS NOT NULL
    )
    SELECT DISTINCT leaps.category_id, c.status, c.invisible, c.deleted
    FROM leaps LEFT JOIN category_facts AS c ON c.id = leaps.category_id WHERE leaps.category_id IS NOT NULL
    ORDER BY leaps.category_id`);
  const [open, closed] = [true, false].map((wanted) =>
    rows.filter((row) => isOpen(row, reader) === wanted).map(({ category_id }) => category_id),
  );
  return { open: open ?? [], closed: closed ?? [] };
};
