import { type Queryable, sql } from '@ideabox/postgres';

export type Contact = { member_id: string; email: string; portal_name: string; wants_mail: boolean };

/** Where those of the given members who are active and have an address at the provider receive mail. */
export const listContacts = (db: Queryable, ids: string[]): Promise<Contact[]> =>
  db.rows<Contact>(sql`
    SELECT id AS member_id, mail_address AS email, portal_name, mail_option = 0 AS wants_mail FROM members
    WHERE id = ANY(${ids}) AND status = 'active' AND mail_address IS NOT NULL`);
