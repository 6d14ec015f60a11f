import { type Queryable, sql } from '@ideabox/postgres';
import type { CategoryChanged__Output as CategoryChanged } from '@ideabox/protos/ideas/v1/CategoryChanged';
import type { Shown } from '../../domain/visibility.ts';

export type Category = Shown & { id: number; search_key: string };

/** There are few: a site has a dozen or two. */
export const allCategories = (db: Queryable): Promise<Category[]> =>
  db.rows(sql`SELECT id, search_key, status, invisible FROM categories WHERE NOT deleted`);

/** Takes what the ideas service says of categories; the highest revision stays. */
export const applyCategories = async (tx: Queryable, categories: CategoryChanged[]): Promise<void> => {
  await tx.run(sql`
    INSERT INTO categories AS k (id, search_key, name, names, status, invisible, deleted, revision)
    SELECT DISTINCT ON (category_id) category_id, search_key, name, names, status, invisible, deleted, revision
    FROM jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) AS g(
      category_id bigint, search_key text, name text, names jsonb, status text, invisible boolean, deleted boolean, revision bigint)
    ORDER BY category_id, revision DESC
    ON CONFLICT (id) DO UPDATE SET search_key = excluded.search_key, name = excluded.name, names = excluded.names, status = excluded.status,
      invisible = excluded.invisible, deleted = excluded.deleted, revision = excluded.revision
    WHERE k.revision < excluded.revision`);
};
