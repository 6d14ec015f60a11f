import { publish } from '@ideabox/events';
import { type Database, type Queryable, sql } from '@ideabox/postgres';
import type { Member } from '../domain/member.ts';
import { publishedColumns } from './columns.ts';
import { memberChanged, type PublishedMember } from './member-facts.ts';
import { nameIndex } from './name-index.ts';

export type Resolved = Pick<Member, 'id' | 'portal_name' | 'roles' | 'status' | 'hidden_contributor'> & {
  suspended_until: Date | null;
};

/** A member as the provider's token tells of them. */
export type NewMember = {
  id: string;
  preferred_username: string | null;
  portal_name: string;
  email: string | null;
  roles: string[];
};

type Known = Resolved & { mail_address: string | null };

const find = (db: Queryable, id: string): Promise<Known | undefined> =>
  db.one<Known>(sql`
    SELECT id, portal_name, roles, status, suspended_until, hidden_contributor, mail_address FROM members WHERE id = ${id}`);

/** Mail follows the address at the provider; one who has withdrawn has none. */
const followAddress = (db: Queryable, { id }: Known, address: string) =>
  db.run(sql`UPDATE members SET mail_address = ${address} WHERE id = ${id} AND status <> 'withdrawn'`);

/** Inserts the member and the fact; of several who do so at once, one does, and the others wait and insert nothing. */
const create = (db: Database, member: NewMember): Promise<Resolved | undefined> =>
  db.transaction(async (tx) => {
    const { name_text, name_grams } = nameIndex(member.portal_name);
    const row = await tx.one<PublishedMember>(sql`
      INSERT INTO members (id, preferred_username, portal_name, email, mail_address, roles, name_text, name_grams)
      VALUES (${member.id}, ${member.preferred_username}, ${member.portal_name}, ${member.email}, ${member.email},
        ${member.roles}, ${name_text}, ${name_grams})
      ON CONFLICT (id) DO NOTHING
      RETURNING ${publishedColumns}`);
    if (row) await publish(tx, 'identity.v1.MemberChanged', memberChanged(row));
    return row && { ...row, suspended_until: null };
  });

/** The member of this id; made from what `describe` says when there is none yet. */
export const resolveMember = async (
  db: Database,
  id: string,
  describe: () => NewMember,
): Promise<Resolved> => {
  const known = await find(db, id);
  const told = describe();
  if (!known) return ((await create(db, told)) ?? (await find(db, id))) as Resolved;
  if (told.email && told.email !== known.mail_address) await followAddress(db, known, told.email);
  return known;
};
