import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { Member } from '../domain/member.ts';
import { nameQuery } from './name-index.ts';

export type ListedMember = Pick<
  Member,
  'id' | 'portal_name' | 'roles' | 'status' | 'icon_src' | 'icon_active' | 'hidden_contributor'
>;

type Paging = { limit: number; offset: number };
type Listed = { members: ListedMember[]; count: number };

/** A list is counted, and can be paged through, so far: nobody looks for a member beyond, and every page stays cheap. */
const maxListed = 10_000;

/** The columns of a `ListedMember`. */
export const listedColumns = sql`id, portal_name, roles, status, icon_src, icon_active, hidden_contributor`;
const found = sql`status = 'active' AND NOT hidden_contributor`;

const pageOf = ({ limit, offset }: Paging) =>
  sql`ORDER BY portal_name, id LIMIT ${Math.min(limit, maxListed - offset)} OFFSET ${offset}`;

/** Meets members in the order of their names, which an index tells, and reads no more of them than the page has. */
const walk = (db: Queryable, where: Sql, paging: Paging): Promise<ListedMember[]> =>
  db.rows<ListedMember>(sql`
    WITH hits AS MATERIALIZED (SELECT id FROM members WHERE ${where} ${pageOf(paging)})
    SELECT ${listedColumns} FROM members WHERE id IN (SELECT id FROM hits) ORDER BY portal_name, id`);

/** Reads a few members and sorts them; left to itself, the database might meet all to find the first of them. */
const sort = (db: Queryable, ids: string[], paging: Paging): Promise<ListedMember[]> =>
  db.rows<ListedMember>(sql`
    WITH hits AS MATERIALIZED (SELECT ${listedColumns} FROM members WHERE id = ANY(${ids}))
    SELECT * FROM hits ${pageOf(paging)}`);

const listAll = async (db: Queryable, paging: Paging): Promise<Listed> => {
  const [members, total] = await Promise.all([
    walk(db, found, paging),
    db.one<{ count: number }>(sql`
      SELECT count(*) FROM (SELECT 1 FROM members WHERE ${found} LIMIT ${maxListed}) AS listed`),
  ]);
  return { members, count: total?.count ?? 0 };
};

/** By the index of characters: few are gathered and sorted, of many the first are met by walking. */
const listNamed = async (db: Queryable, name: string, paging: Paging): Promise<Listed> => {
  const { pattern, grams } = nameQuery(name);
  const contains = sql`name_text LIKE ${pattern}`;
  const hits = await db.rows<{ id: string }>(sql`
    SELECT id FROM members WHERE name_grams @> ${grams} AND ${contains} AND ${found} LIMIT ${maxListed}`);
  const count = hits.length;
  if (count === maxListed) return { members: await walk(db, sql`${contains} AND ${found}`, paging), count };
  const ids = hits.map(({ id }) => id);
  return { members: await sort(db, ids, paging), count };
};

/** Members whom everyone may find, by name; `name` narrows them to those whose name contains it. */
export const listMembers = async (
  db: Queryable,
  { name, limit, offset }: Paging & { name: string },
): Promise<Listed> => {
  const paging = { limit, offset: Math.min(offset, maxListed) };
  return name === '' ? listAll(db, paging) : listNamed(db, name, paging);
};
