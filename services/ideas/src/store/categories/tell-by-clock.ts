import { type Database, sql } from '@ideabox/postgres';
import { type Status, statusAt } from '../../domain/category.ts';
import { tellCategories } from './tell-categories.ts';

type Row = {
  id: number;
  status: Status;
  from: string | null;
  until: string | null;
  told_status: Status;
  revision: number;
  now: Date;
};

/**
 * Tells of categories that the clock alone has opened or closed. The database's clock is the only one, and of several
 * instances the one that moves the row tells.
 */
export const tellByClock = (db: Database): Promise<void> =>
  db.transaction(async (tx) => {
    const dated = await tx.rows<Row>(sql`
      SELECT id, status, open_from AS "from", open_until AS "until", told_status, revision, now() AS now FROM categories
      WHERE removed_at IS NULL AND COALESCE(open_from, open_until) IS NOT NULL ORDER BY id`);
    for (const { id, told_status, revision, now, ...category } of dated) {
      if (statusAt(category, now) === told_status) continue;
      const moved = await tx.run(sql`
        UPDATE categories SET revision = revision + 1 WHERE id = ${id} AND revision = ${revision}`);
      if (moved > 0) await tellCategories(tx, [id]);
    }
  });
