import { raw, type Sql, sql } from '@ideabox/postgres';
import { fewest } from '../../domain/disclosure.ts';

/** SQL for what is told of a count: the fives in it. */
export const fivesIn = (count: Sql): Sql =>
  sql`(${count})::bigint / ${raw(String(fewest))} * ${raw(String(fewest))}`;

/**
 * SQL for days (day, count, and the columns in `apart`, each of whose values is told by itself) as they are told: of the count since
 * the first of the month the fives, and of each day what came to them on it. So few are told with those who came next, the
 * sums are right, and whichever days, periods and filters are subtracted, the difference is of five or of none.
 */
export const daysInFives = (days: Sql, apart: readonly string[] = []): Sql => {
  const columns = raw(apart.map((column) => `, ${column}`).join(''));
  const month = sql`PARTITION BY date_trunc('month', day::timestamp)${columns} ORDER BY day`;
  return sql`
    SELECT day${columns}, told - lag(told, 1, 0::bigint) OVER month AS count FROM (
      SELECT day${columns}, ${fivesIn(sql`sum(count) OVER (${month})`)} AS told FROM (${days}) AS counted
    ) AS running WINDOW month AS (${month})`;
};
