import { publish } from '@ideabox/events';
import { sql } from '@ideabox/postgres';
import type { ImportCategoriesRequest__Output as Request } from '@ideabox/protos/ideas/v1/ImportCategoriesRequest';
import type { Context } from '../context.ts';
import { rejectCategory } from '../domain/import-rules.ts';
import { writeSituations } from '../store/categories/situations.ts';
import { categoryMessages, noteTold } from '../store/categories/tell-categories.ts';
import { lockCategories } from '../store/categories/write-categories.ts';

export const importCategories = (context: Context) => async (request: Request) => {
  const rejections = request.categories.flatMap((category, index) => {
    const reason = rejectCategory(category);
    return reason ? [{ index, reason }] : [];
  });
  const rejected = new Set(rejections.map(({ index }) => index));
  const categories = request.categories.filter((_, index) => !rejected.has(index));
  const inserted = await context.db.transaction(async (tx) => {
    await lockCategories(tx);
    await tx.run(sql`
      INSERT INTO steppers (stepper_key, name, names, description, descriptions, exec_order, post_roles, comment_roles,
        vote_roles, support_roles)
      SELECT stepper_key, name, names, description, descriptions, exec_order, post_roles, comment_roles, vote_roles, support_roles
      FROM jsonb_populate_recordset(NULL::steppers, ${JSON.stringify(request.steppers)}::jsonb)
      ON CONFLICT (stepper_key) DO NOTHING`);
    const rows = await tx.rows<{ id: number; search_key: string }>(sql`
      INSERT INTO categories (search_key, name, names, description, descriptions, contents, status, told_status, serial_number, stepper_id,
        open_from, open_until)
      SELECT g.search_key, g.name, g.names, g.description, g.descriptions, g.contents, g.status, g.status, g.serial_number, s.id,
        NULLIF(g."from", '')::timestamptz, NULLIF(g."until", '')::timestamptz
      FROM jsonb_to_recordset(${JSON.stringify(categories)}::jsonb) AS g(search_key text, name text, names jsonb, description text,
        descriptions jsonb, contents text, status text, serial_number integer, stepper text, "from" text, "until" text)
      LEFT JOIN steppers s ON s.stepper_key = g.stepper
      ON CONFLICT (search_key) DO NOTHING RETURNING id, search_key`);
    for (const { id, search_key } of rows) {
      const offered = categories.find((category) => category.search_key === search_key)?.situations ?? [];
      await writeSituations(tx, id, offered);
    }
    if (rows.length > 0) {
      const told = await categoryMessages(tx, sql`c.id = ANY(${rows.map(({ id }) => id)})`);
      await noteTold(tx, told);
      await publish(tx, 'ideas.v1.CategoriesImported', { categories: told });
    }
    return rows.length;
  });
  context.categories.forget();
  return { inserted, rejections };
};
