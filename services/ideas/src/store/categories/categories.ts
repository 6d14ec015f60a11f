import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { Category } from '../../domain/category.ts';
import { rfc3339 } from '../rfc3339.ts';

const select = (where: Sql) => sql`
  SELECT c.id, c.name, c.names, c.search_key, c.description, c.descriptions, c.contents, ${rfc3339(sql`c.date_entered`)} AS date_entered, c.status,
    c.serial_number, c.invisible, c.idea_count, c.category_group, c.visual_src, c.visual_srcset,
    ${rfc3339(sql`c.open_from`)} AS "from", ${rfc3339(sql`c.open_until`)} AS "until",
    CASE WHEN s.id IS NOT NULL THEN to_jsonb(s) END AS stepper,
    COALESCE((SELECT jsonb_agg(jsonb_build_object('id', n.id, 'name', n.name, 'names', n.names) ORDER BY n.position, n.id)
      FROM situations n WHERE n.category_id = c.id AND n.removed_at IS NULL), '[]') AS situations
  FROM categories c LEFT JOIN steppers s ON s.id = c.stepper_id
  WHERE c.removed_at IS NULL AND ${where} ORDER BY c.serial_number, c.id`;

/** Every category with its stepper and situations, by serial number. There are dozens, never thousands. */
export const allCategories = (db: Queryable): Promise<Category[]> => db.rows<Category>(select(sql`true`));

export const findCategory = (db: Queryable, id: number): Promise<Category | undefined> =>
  db.one<Category>(select(sql`c.id = ${id}`));
