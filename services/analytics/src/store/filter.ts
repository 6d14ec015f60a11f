import { join, raw, type Sql, sql } from '@ideabox/postgres';
import type { Period } from '../domain/periods.ts';
import { allCategories } from './add-to.ts';

/** Which of the counts are asked for. */
export type Filter = {
  category?: number | undefined;
  /** Effective roles; empty means all. */
  roles: readonly string[];
};

/** What every widget is asked with. */
export type Asked = { period: Period; timezone: string; filter: Filter };

/** SQL for the sums that a filter lets through: one over all where nothing is left out. */
export const matches = ({ category, roles }: Filter): Sql => {
  if (category === undefined && roles.length === 0) return sql`category_id = ${raw(String(allCategories))}`;
  const conditions = [
    category === undefined ? sql`category_id >= 0` : sql`category_id = ${category}`,
    roles.length === 0 ? sql`true` : sql`role = ANY(${roles}::text[])`,
  ];
  return join(conditions, ' AND ');
};

/** SQL for the first moment of a date in a timezone. */
export const startOf = (date: string, timezone: string): Sql =>
  sql`(${date}::date)::timestamp AT TIME ZONE ${timezone}`;

/** SQL for the moment when a date is over in a timezone. */
export const endOf = (date: string, timezone: string): Sql =>
  sql`(${date}::date + 1)::timestamp AT TIME ZONE ${timezone}`;
