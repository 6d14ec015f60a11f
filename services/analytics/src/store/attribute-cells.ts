import { type Queryable, sql } from '@ideabox/postgres';
import type { Attribute } from '../domain/attributes.ts';
import type { Cell } from '../domain/suppress.ts';

/**
 * How many registered members have each value of an attribute, at the end of the month in Japan that a day is in: within
 * the roles that are asked for, and beside them.
 */
export const readAttributeCells = (
  db: Queryable,
  attribute: Attribute,
  asked: { day: string; roles: readonly string[] },
) =>
  db.rows<Cell>(sql`
    SELECT key, coalesce(sum(count) FILTER (WHERE asked), 0)::bigint AS count,
      coalesce(sum(count) FILTER (WHERE NOT asked), 0)::bigint AS others
    FROM (
      SELECT key, count, cardinality(${asked.roles}::text[]) = 0 OR role = ANY(${asked.roles}::text[]) AS asked
      FROM key_rollups
      WHERE metric = ${attribute} AND category_id = 0
        AND bucket < (date_trunc('month', ${asked.day}::date::timestamp) + interval '1 month') AT TIME ZONE 'Asia/Tokyo'
    ) AS cells GROUP BY key HAVING sum(count) > 0`);
