import { type Queryable, sql } from '@ideabox/postgres';

export type NewReport = {
  type: 'inquiry' | 'problem' | 'correction';
  contents: string;
  target: 'idea' | 'comment' | null;
  target_id: number | null;
  /** Null for a visitor. */
  member_id: string | null;
};

export type Report = NewReport & {
  id: number;
  status: 'open' | 'in_progress' | 'closed';
  note: string;
  date_entered: Date;
};

export const insertReport = async (db: Queryable, report: NewReport): Promise<Report> => {
  const row = await db.one<Report>(sql`
    INSERT INTO reports (type, contents, target, target_id, member_id)
    VALUES (${report.type}, ${report.contents}, ${report.target}, ${report.target_id}, ${report.member_id})
    RETURNING id, type, contents, target, target_id, member_id, status, note, date_entered`);
  return row as Report;
};
