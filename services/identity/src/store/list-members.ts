import { type Queryable, sql } from '@ideabox/postgres';
import type { Member } from '../domain/member.ts';
import { nameQuery } from './name-index.ts';

export type ListedMember = Pick<
  Member,
  'id' | 'portal_name' | 'roles' | 'status' | 'icon_src' | 'icon_active' | 'hidden_contributor'
>;

/** Members whom everyone may find, by name; `name` narrows them to those whose name contains it. */
export const listMembers = async (
  db: Queryable,
  filter: { name: string; limit: number; offset: number },
): Promise<{ members: ListedMember[]; count: number }> => {
  const { pattern, grams } = nameQuery(filter.name);
  const named = filter.name === '' ? sql`` : sql`AND name_grams @> ${grams} AND name_text LIKE ${pattern}`;
  const where = sql`WHERE status = 'active' AND NOT hidden_contributor ${named}`;
  const [members, total] = await Promise.all([
    db.rows<ListedMember>(sql`
      SELECT id, portal_name, roles, status, icon_src, icon_active, hidden_contributor FROM members ${where}
      ORDER BY portal_name, id LIMIT ${filter.limit} OFFSET ${filter.offset}`),
    db.one<{ count: number }>(sql`SELECT count(*) FROM members ${where}`),
  ]);
  return { members, count: total?.count ?? 0 };
};
