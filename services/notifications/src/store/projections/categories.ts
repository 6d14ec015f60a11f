import { latest } from '@ideabox/events';
import { type Queryable, sql } from '@ideabox/postgres';
import type { CategoryChanged__Output as CategoryChanged } from '@ideabox/protos/ideas/v1/CategoryChanged';
import type { Audience } from '../../domain/may-read.ts';

export type CategoryChange = { id: number; revision: number; before: Audience | undefined; after: Audience };

type Row = { id: number; revision: number; before: Audience | null; after: Audience };

/** Takes what ideas says of categories; the highest revision stays. @returns what has changed by it. */
export const applyCategories = async (
  tx: Queryable,
  categories: CategoryChanged[],
): Promise<CategoryChange[]> => {
  const rows = latest(categories, (category) => category.category_id);
  const changed = await tx.rows<Row>(sql`
    INSERT INTO categories AS c (id, search_key, name, names, status, invisible, deleted, revision)
    SELECT category_id, search_key, name, names, status, invisible, deleted, revision
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS g(
      category_id bigint, search_key text, name text, names jsonb, status text, invisible boolean, deleted boolean, revision bigint)
    ON CONFLICT (id) DO UPDATE SET search_key = excluded.search_key, name = excluded.name, names = excluded.names, status = excluded.status,
      invisible = excluded.invisible, deleted = excluded.deleted, revision = excluded.revision
    WHERE c.revision < excluded.revision
    RETURNING new.id, new.revision, to_jsonb(new) AS after,
      CASE WHEN old.id IS NOT NULL THEN to_jsonb(old) END AS before`);
  return changed.map(({ before, ...row }) => ({ ...row, before: before ?? undefined }));
};
