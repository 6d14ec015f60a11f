import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { MemberRow } from './member-row.ts';

export const findMember = (db: Queryable, id: string): Promise<MemberRow | undefined> =>
  db.one<MemberRow>(
    sql`SELECT id, portal_name, roles, status, icon_src, hidden FROM members WHERE id = ${id}`,
  );

/**
 * Notes a member whose first fact may still be under way, as the gateway vouches for it; alone, or as part of a larger
 * statement.
 */
export const rememberMember = ({
  id,
  name,
  roles,
}: {
  id: string;
  name: string;
  roles: string[];
}): Sql => sql`
  INSERT INTO members (id, portal_name, roles, status, revision)
  VALUES (${id}, ${name}, ${roles}, 'active', 0) ON CONFLICT DO NOTHING`;
