import { publish } from '@ideabox/events';
import { type Database, sql } from '@ideabox/postgres';
import type { Member, Profile } from '../domain/member.ts';
import { memberColumns } from './columns.ts';
import { moveIcon } from './icons.ts';
import { memberChanged } from './member-facts.ts';
import { nameIndex } from './name-index.ts';

/** Whether a picture that others have seen is no longer to be seen. */
const isHiding = ({ hidden_contributor, icon_active }: Partial<Profile>) =>
  hidden_contributor === true || icon_active === false;

/**
 * Writes the given fields, leaves the others, and tells of it. One statement whatever the fields are: the record keeps
 * what the JSON does not name. @returns the member as it is now, or undefined where there is none.
 */
export const updateProfile = (
  db: Database,
  id: string,
  changes: Partial<Profile>,
): Promise<Member | undefined> =>
  db.transaction(async (tx) => {
    if (isHiding(changes)) await moveIcon(tx, id);
    const indexed = changes.portal_name === undefined ? {} : nameIndex(changes.portal_name);
    const given = JSON.stringify({ ...changes, ...indexed });
    const member = await tx.one<Member>(sql`
      UPDATE members m SET (portal_name, icon_active, hidden_contributor, gender, age, industry, job_type, region,
        mail_option, job_title, website, profile, organization, department, position, occupation, workstyle, first_name,
        last_name, phone_number, email, country, postal_code, city, street, situations, name_text, name_grams, revision)
      = (SELECT r.portal_name, r.icon_active, r.hidden_contributor, r.gender, r.age, r.industry, r.job_type, r.region,
          r.mail_option, r.job_title, r.website, r.profile, r.organization, r.department, r.position, r.occupation,
          r.workstyle, r.first_name, r.last_name, r.phone_number, r.email, r.country, r.postal_code, r.city, r.street,
          r.situations, r.name_text, r.name_grams, m.revision + 1
        FROM jsonb_populate_record(m, ${given}::jsonb) r)
      WHERE id = ${id} AND status <> 'withdrawn'
      RETURNING ${memberColumns}`);
    if (member) await publish(tx, 'identity.v1.MemberChanged', memberChanged(member));
    return member;
  });
