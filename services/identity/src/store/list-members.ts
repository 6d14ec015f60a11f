import { type Queryable, sql } from '@ideabox/postgres';
import type { Member } from '../domain/member.ts';
import { nameQuery } from './name-index.ts';

export type ListedMember = Pick<
  Member,
  'id' | 'portal_name' | 'roles' | 'status' | 'icon_src' | 'icon_active' | 'hidden_contributor'
>;

type Paging = { limit: number; offset: number };
type Hits = { ids: string[]; count: number };

/** A list is counted, and can be paged through, so far: nobody looks for a member beyond, and every page stays cheap. */
export const maxListed = 10_000;

const found = sql`status = 'active' AND NOT hidden_contributor`;

/** Those of a page, and how many there are in all, of members who are found; in the order of names, which an index tells. */
const pageOf = async (db: Queryable, where: typeof found, { limit, offset }: Paging): Promise<Hits> => {
  const hits = await db.one<Hits>(sql`
    WITH hits AS MATERIALIZED (
      SELECT id, row_number() OVER (ORDER BY portal_name, id) AS place FROM members WHERE ${where}
      ORDER BY portal_name, id LIMIT ${maxListed})
    SELECT (SELECT count(*) FROM hits) AS count,
      ARRAY(SELECT id FROM hits WHERE place > ${offset} AND place <= ${offset + limit}) AS ids`);
  return hits as Hits;
};

/** Members whom everyone may find, by name; `name` narrows them to those whose name contains it. */
export const listMembers = async (
  db: Queryable,
  { name, ...paging }: Paging & { name: string },
): Promise<{ members: ListedMember[]; count: number }> => {
  const { pattern, grams } = nameQuery(name);
  const named = sql`name_grams @> ${grams} AND name_text LIKE ${pattern}`;
  const { ids, count } = await pageOf(db, name === '' ? found : sql`${named} AND ${found}`, paging);
  const members = await db.rows<ListedMember>(sql`
    SELECT id, portal_name, roles, status, icon_src, icon_active, hidden_contributor FROM members
    WHERE id = ANY(${ids}) ORDER BY portal_name, id`);
  return { members, count };
};
