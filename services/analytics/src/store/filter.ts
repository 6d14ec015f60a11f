import { type Sql, sql } from '@ideabox/postgres';
import type { Period } from '../domain/periods.ts';
import { allCategories, allRoles } from './add-to.ts';

/** Which of the counts are asked for. */
export type Filter = {
  category?: number | undefined;
  /** Effective roles; empty means all. */
  roles: readonly string[];
};

/** What every widget is asked with. */
export type Asked = { period: Period; timezone: string; filter: Filter };

/** SQL for the sums without key that a filter asks for: where it leaves nothing out, there is one over all. */
export const matches = ({ category = allCategories, roles }: Filter): Sql => sql`
  category_id = ${category} AND role = ANY(${roles.length === 0 ? [allRoles] : roles}::text[])`;

/** SQL for the first moment of a date in a timezone. */
export const startOf = (date: string, timezone: string): Sql =>
  sql`(${date}::date)::timestamp AT TIME ZONE ${timezone}`;

/** SQL for the moment when a date is over in a timezone. */
export const endOf = (date: string, timezone: string): Sql =>
  sql`(${date}::date + 1)::timestamp AT TIME ZONE ${timezone}`;
