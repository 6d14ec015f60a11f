import { type Queryable, sql } from '@ideabox/postgres';
import type { CategoryDetails__Output as CategoryDetails } from '@ideabox/protos/ideas/v1/CategoryDetails';
import { rfc3339 } from '../rfc3339.ts';

/** What is published of categories beyond the facts about them, in the order in which they are shown. */
export const categoryDetails = (db: Queryable): Promise<CategoryDetails[]> =>
  db.rows<CategoryDetails>(sql`
    SELECT c.id AS category_id, c.description, c.contents, c.serial_number, coalesce(s.stepper_key, '') AS stepper,
      coalesce(${rfc3339(sql`c.open_from`)}, '') AS "from", coalesce(${rfc3339(sql`c.open_until`)}, '') AS "until", c.status
    FROM categories c LEFT JOIN steppers s ON s.id = c.stepper_id
    WHERE c.removed_at IS NULL ORDER BY c.serial_number, c.id`);
