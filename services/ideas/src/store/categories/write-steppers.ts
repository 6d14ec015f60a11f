import { type Queryable, sql } from '@ideabox/postgres';
import type { Stepper } from '../../domain/category.ts';
import { AlreadyExists, InUse, NotFound } from '../../domain/errors.ts';
import type { StepperDraft } from '../../domain/stepper-draft.ts';

const record = (draft: StepperDraft) =>
  sql`jsonb_populate_record(NULL::steppers, ${JSON.stringify(draft)}::jsonb)`;

const check = async (tx: Queryable, { stepper_key }: StepperDraft, id: number): Promise<void> => {
  const taken = await tx.one(sql`SELECT 1 FROM steppers WHERE stepper_key = ${stepper_key} AND id <> ${id}`);
  if (taken) throw new AlreadyExists('Stepper');
};

/** @throws AlreadyExists */
export const insertStepper = async (tx: Queryable, draft: StepperDraft): Promise<Stepper> => {
  await check(tx, draft, 0);
  const row = await tx.one<Stepper>(sql`
    INSERT INTO steppers (stepper_key, name, names, description, descriptions, icon, exec_order, post_roles, comment_roles, vote_roles, support_roles)
    SELECT stepper_key, name, names, description, descriptions, icon, exec_order, post_roles, comment_roles, vote_roles, support_roles
    FROM ${record(draft)} RETURNING *`);
  return row as Stepper;
};

/** @throws AlreadyExists */
export const updateStepper = async (tx: Queryable, id: number, draft: StepperDraft): Promise<Stepper> => {
  await check(tx, draft, id);
  const row = await tx.one<Stepper>(sql`
    UPDATE steppers s SET
      (stepper_key, name, names, description, descriptions, icon, exec_order, post_roles, comment_roles, vote_roles, support_roles) = (
      SELECT stepper_key, name, names, description, descriptions, icon, exec_order, post_roles, comment_roles, vote_roles, support_roles
      FROM ${record(draft)})
    WHERE s.id = ${id} RETURNING *`);
  return row as Stepper;
};

/** @throws NotFound, or InUse while a category or an idea stands on it */
export const removeStepper = async (tx: Queryable, id: number): Promise<Stepper> => {
  const stepper = await tx.one<Stepper>(sql`SELECT * FROM steppers WHERE id = ${id} FOR UPDATE`);
  if (!stepper) throw new NotFound('Stepper');
  const used = await tx.one(sql`
    SELECT 1 WHERE EXISTS (SELECT 1 FROM categories WHERE stepper_id = ${id})
      OR EXISTS (SELECT 1 FROM ideas WHERE stepper_id = ${id})`);
  if (used) throw new InUse('Stepper');
  await tx.run(sql`DELETE FROM steppers WHERE id = ${id}`);
  return stepper;
};
