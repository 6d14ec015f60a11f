import { join, raw, type Sql, sql } from '@ideabox/postgres';
import type { Period } from '../domain/periods.ts';

/** Which of the counts are asked for. */
export type Filter = {
  /** `none` where the category is not for the one who asks. */
  category?: number | 'none' | undefined;
  /** Effective roles; empty means all. */
  roles: readonly string[];
};

/** SQL for what a filter lets through; usage events belong to no category. */
export const matches = ({ category, roles }: Filter, role: string, ofCategory = 'category_id'): Sql => {
  const conditions = [
    category === undefined
      ? sql`true`
      : category === 'none'
        ? sql`false`
        : sql`${raw(ofCategory)} = ${category}`,
    roles.length === 0 ? sql`true` : sql`${raw(role)} = ANY(${roles}::text[])`,
  ];
  return join(conditions, ' AND ');
};

/** SQL for times within a period's days in a timezone. */
export const within = (time: string, { start, end }: Period, timezone: string): Sql => sql`
  ${raw(time)} >= (${start}::date)::timestamp AT TIME ZONE ${timezone}
  AND ${raw(time)} < (${end}::date + 1)::timestamp AT TIME ZONE ${timezone}`;
