import { sql } from '@ideabox/postgres';

/** The columns of a whole `Member`. */
export const memberColumns = sql`
  id, preferred_username, mail_address, portal_name, roles, status, icon_src, icon_active, hidden_contributor, gender, age,
  industry, job_type, region, mail_option, job_title, website, profile, organization, department, position, occupation, workstyle,
  first_name, last_name, phone_number, email, country, postal_code, city, street, situations, date_entered, revision`;

/** The columns of a `PublishedMember`. */
export const publishedColumns = sql`
  id, portal_name, roles, status, icon_src, icon_active, hidden_contributor, gender, age, region, industry, job_type,
  date_entered, revision`;
