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

type Filter = { status: Report['status'] | undefined; type: Report['type'] | undefined };

/** Reports, newest first, and how many there are. */
export const listReports = async (
  db: Queryable,
  { status, type, limit, offset }: Filter & { limit: number; offset: number },
) => {
  const where = sql`
    WHERE (${status ?? null}::text IS NULL OR status = ${status ?? null})
      AND (${type ?? null}::text IS NULL OR type = ${type ?? null})`;
  const [rows, total] = await Promise.all([
    db.rows<Report>(sql`
      SELECT id, type, contents, target, target_id, member_id, status, note, date_entered FROM reports ${where}
      ORDER BY date_entered DESC, id DESC LIMIT ${limit} OFFSET ${offset}`),
    db.one<{ count: number }>(sql`SELECT count(*) FROM reports ${where}`),
  ]);
  return { rows, count: total?.count ?? 0 };
};

/** One member's reports in the order they were sent, from after the id `after`. */
export const reportsOf = (
  db: Queryable,
  member_id: string,
  { after, limit }: { after: number; limit: number },
): Promise<Report[]> =>
  db.rows<Report>(sql`
    SELECT id, type, contents, target, target_id, member_id, status, note, date_entered FROM reports
    WHERE member_id = ${member_id} AND id > ${after} ORDER BY id LIMIT ${limit}`);
