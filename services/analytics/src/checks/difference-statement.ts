import type { Derived } from '@ideabox/events';
import { join, raw, type Sql, sql } from '@ideabox/postgres';

/** More of one book would say nothing new. */
const mostDifferences = 10_000;

/** SQL for every place in which a book differs from the rows that it follows from, both seen at one moment. */
export const differenceStatement = ({ key, counted, kept }: Derived): Sql => sql`
  SELECT concat(counted::text, ' ', kept::text) AS difference
  FROM (${counted}) AS counted FULL JOIN (${kept}) AS kept USING (${join(key.map((column) => raw(column)))})
  WHERE counted IS DISTINCT FROM kept LIMIT ${mostDifferences}`;
