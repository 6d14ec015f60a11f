import { type Queryable, sql } from '@ideabox/postgres';
import { type CategoryFact, isPublic } from '../domain/visibility.ts';
import type { Scope } from './key-sums.ts';

type Known = CategoryFact & { id: number; deleted: boolean };

/**
 * The categories that a metric has sums of, by whether the public sees their ideas. One that nothing is known of yet is
 * closed. They are found by leaps from one to the next, not by reading their sums.
 */
export const readScope = async (db: Queryable, metrics: readonly string[]): Promise<Scope> => {
  const rows = await db.rows<Partial<Known> & { category_id: number }>(sql`
    WITH RECURSIVE named AS (SELECT unnest(${metrics}::text[]) AS metric), leaps AS (
      SELECT metric, (SELECT min(category_id) FROM key_rollups AS k WHERE k.metric = named.metric AND category_id >= 0)
        AS category_id
      FROM named
      UNION ALL
      SELECT metric, (SELECT min(k.category_id) FROM key_rollups AS k
        WHERE k.metric = leaps.metric AND k.category_id > leaps.category_id)
      FROM leaps WHERE category_id IS NOT NULL
    )
    SELECT DISTINCT leaps.category_id, c.status, c.invisible, c.deleted
    FROM leaps LEFT JOIN category_facts AS c ON c.id = leaps.category_id WHERE leaps.category_id IS NOT NULL`);
  const open = rows.filter(
    ({ category_id, status, invisible, deleted }) =>
      category_id === 0 ||
      (status !== undefined &&
        status !== null &&
        !deleted &&
        isPublic({ status, invisible: invisible ?? true })),
  );
  const idsOf = (list: typeof rows) => list.map(({ category_id }) => category_id);
  return { open: idsOf(open), closed: idsOf(rows.filter((row) => !open.includes(row))) };
};
