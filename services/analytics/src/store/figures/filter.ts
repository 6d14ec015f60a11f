import { type Sql, sql } from '@ideabox/postgres';
import type { Period } from '../../domain/periods.ts';

/** Which of the counts are asked for. */
export type Filter = {
  category?: number | undefined;
  /** Effective roles; empty means all. */
  roles: readonly string[];
};

/** What every widget is asked with, and by whom. */
export type Asked = { period: Period; timezone: string; filter: Filter; reader: string };

/** SQL for the first moment of a date in a timezone. */
export const startOf = (date: string, timezone: string): Sql =>
  sql`(${date}::date)::timestamp AT TIME ZONE ${timezone}`;

/** SQL for the moment when a date is over in a timezone. */
export const endOf = (date: string, timezone: string): Sql =>
  sql`(${date}::date + 1)::timestamp AT TIME ZONE ${timezone}`;
