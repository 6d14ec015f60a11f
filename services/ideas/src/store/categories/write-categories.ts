import { type Queryable, sql } from '@ideabox/postgres';
import type { CategoryDraft } from '../../domain/category-draft.ts';
import { AlreadyExists, InUse, NotFound } from '../../domain/errors.ts';
import { writeSituations } from './situations.ts';

/** Lets one operator at a time change categories and steppers, so that keys are looked at before they are taken. */
export const lockCategories = (tx: Queryable) =>
  tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('categories'))`);

const columnsOf = ({ stepper, situations: _, from, until, ...columns }: CategoryDraft) => ({
  ...columns,
  stepper_id: stepper,
  open_from: from,
  open_until: until,
});

const record = (draft: CategoryDraft) =>
  sql`jsonb_populate_record(NULL::categories, ${JSON.stringify(columnsOf(draft))}::jsonb)`;

const check = async (tx: Queryable, { search_key, stepper }: CategoryDraft, id: number): Promise<void> => {
  const taken = await tx.one(sql`SELECT 1 FROM categories WHERE search_key = ${search_key} AND id <> ${id}`);
  if (taken) throw new AlreadyExists('Category');
  const known = stepper === null || (await tx.one(sql`SELECT 1 FROM steppers WHERE id = ${stepper}`));
  if (!known) throw new NotFound('Stepper');
};

/** @returns the new category's id. @throws AlreadyExists, NotFound or InvalidField */
export const insertCategory = async (tx: Queryable, draft: CategoryDraft): Promise<number> => {
  await check(tx, draft, 0);
  const row = await tx.one<{ id: number }>(sql`
    INSERT INTO categories (name, names, search_key, status, told_status, serial_number, description, descriptions, contents, invisible,
      category_group, visual_src, visual_srcset, stepper_id, open_from, open_until)
    SELECT name, names, search_key, status, status, serial_number, description, descriptions, contents, invisible,
      category_group, visual_src, visual_srcset, stepper_id, open_from, open_until
    FROM ${record(draft)} RETURNING id`);
  const { id } = row as NonNullable<typeof row>;
  await writeSituations(tx, id, draft.situations);
  return id;
};

/** @throws AlreadyExists, NotFound or InvalidField */
export const updateCategory = async (tx: Queryable, id: number, draft: CategoryDraft): Promise<void> => {
  await check(tx, draft, id);
  await tx.run(sql`
    UPDATE categories c SET (name, names, search_key, status, serial_number, description, descriptions, contents, invisible,
      category_group, visual_src, visual_srcset, stepper_id, open_from, open_until, revision) = (
      SELECT name, names, search_key, status, serial_number, description, descriptions, contents, invisible,
        category_group, visual_src, visual_srcset, stepper_id, open_from, open_until, c.revision + 1
      FROM ${record(draft)})
    WHERE c.id = ${id}`);
  await writeSituations(tx, id, draft.situations);
};

/** Takes a category away and frees its search key. @throws InUse while it has ideas */
export const removeCategory = async (tx: Queryable, id: number): Promise<void> => {
  const removed = await tx.run(sql`
    UPDATE categories SET removed_at = now(), search_key = '~' || id, stepper_id = NULL, revision = revision + 1
    WHERE id = ${id} AND removed_at IS NULL AND idea_count = 0`);
  if (removed === 0) throw new InUse('Category');
};
