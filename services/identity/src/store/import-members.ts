import { publish } from '@ideabox/events';
import { type Database, sql } from '@ideabox/postgres';
import { publishedColumns } from './columns.ts';
import { memberChanged, type PublishedMember } from './member-facts.ts';
import { nameIndex } from './name-index.ts';

export type ImportedRow = {
  id: string;
  portal_name: string;
  role: string;
  gender: string;
  age: string;
  region: string;
  industry: string;
  job_type: string;
  date_entered: string;
};

const membersPerEvent = 500;

/** Inserts those that are not there yet, with the facts that tell of them. @returns how many were new. */
export const importMembers = (db: Database, members: ImportedRow[]): Promise<number> =>
  db.transaction(async (tx) => {
    const rows = members.map((member) => ({ ...member, ...nameIndex(member.portal_name) }));
    const inserted = await tx.rows<PublishedMember>(sql`
      INSERT INTO members (id, portal_name, roles, gender, age, region, industry, job_type, date_entered, name_text,
        name_grams)
      SELECT id, portal_name, ARRAY[role], gender, age, region, industry, job_type, date_entered, name_text, name_grams
      FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb) AS given(
        id text, portal_name text, role text, gender text, age text, region text, industry text, job_type text,
        date_entered timestamptz, name_text text, name_grams integer[])
      ORDER BY id
      ON CONFLICT (id) DO NOTHING
      RETURNING ${publishedColumns}`);
    const facts = inserted.map(memberChanged);
    for (let start = 0; start < facts.length; start += membersPerEvent) {
      const members = facts.slice(start, start + membersPerEvent);
      await publish(tx, 'identity.v1.MembersImported', { members });
    }
    return inserted.length;
  });
