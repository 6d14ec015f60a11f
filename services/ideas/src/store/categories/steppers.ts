import { type Queryable, sql } from '@ideabox/postgres';
import type { Stepper } from '../../domain/category.ts';

export const allSteppers = (db: Queryable): Promise<Stepper[]> =>
  db.rows(sql`SELECT * FROM steppers ORDER BY exec_order, id`);

export const findStepper = (db: Queryable, id: number): Promise<Stepper | undefined> =>
  db.one(sql`SELECT * FROM steppers WHERE id = ${id}`);
