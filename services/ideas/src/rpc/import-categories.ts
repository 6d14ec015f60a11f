import { publish } from '@ideabox/events';
import { sql } from '@ideabox/postgres';
import type { CategoryChanged__Output as CategoryChanged } from '@ideabox/protos/ideas/v1/CategoryChanged';
import type { ImportCategoriesRequest__Output as Request } from '@ideabox/protos/ideas/v1/ImportCategoriesRequest';
import type { Context } from '../context.ts';
import { rejectCategory } from '../domain/import-rules.ts';

export const importCategories = (context: Context) => async (request: Request) => {
  const rejections = request.categories.flatMap((category, index) => {
    const reason = rejectCategory(category);
    return reason ? [{ index, reason }] : [];
  });
  const rejected = new Set(rejections.map(({ index }) => index));
  const categories = request.categories.filter((_, index) => !rejected.has(index));
  const inserted = await context.db.transaction(async (tx) => {
    await tx.run(sql`
      INSERT INTO steppers (stepper_key, name, exec_order, post_roles, comment_roles, vote_roles, support_roles)
      SELECT stepper_key, name, exec_order, post_roles, comment_roles, vote_roles, support_roles
      FROM jsonb_populate_recordset(NULL::steppers, ${JSON.stringify(request.steppers)}::jsonb)
      ON CONFLICT (stepper_key) DO NOTHING`);
    const rows = await tx.rows<CategoryChanged>(sql`
      INSERT INTO categories (search_key, name, description, contents, status, serial_number, stepper_id, open_from, open_until)
      SELECT g.search_key, g.name, g.description, g.contents, g.status, g.serial_number, s.id,
        NULLIF(g."from", '')::timestamptz, NULLIF(g."until", '')::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) AS g(search_key text, name text, description text,
        contents text, status text, serial_number integer, stepper text, "from" text, "until" text)
      LEFT JOIN steppers s ON s.stepper_key = g.stepper
      ON CONFLICT (search_key) DO NOTHING
      RETURNING id AS category_id, search_key, name, status, invisible, false AS deleted, revision`);
    if (rows.length > 0) await publish(tx, 'ideas.v1.CategoriesImported', { categories: rows });
    return rows.length;
  });
  context.categories.forget();
  return { inserted, rejections };
};
