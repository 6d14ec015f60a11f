import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { Category } from '../domain/category.ts';

const select = (where: Sql) => sql`
  SELECT c.id, c.name, c.search_key, c.description, c.contents, c.date_entered, c.status, c.serial_number, c.invisible,
    c.idea_count, c.category_group, c.visual_src, c.open_from AS "from", c.open_until AS "until",
    CASE WHEN s.id IS NOT NULL THEN to_jsonb(s) END AS stepper
  FROM categories c LEFT JOIN steppers s ON s.id = c.stepper_id
  ${where} ORDER BY c.serial_number, c.id`;

/** Every category with its stepper, by serial number. There are dozens, never thousands. */
export const allCategories = (db: Queryable): Promise<Category[]> => db.rows<Category>(select(sql``));

export const allSteppers = (db: Queryable): Promise<NonNullable<Category['stepper']>[]> =>
  db.rows(sql`SELECT * FROM steppers ORDER BY exec_order, id`);
