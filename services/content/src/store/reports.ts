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

const columns = sql`id, type, contents, target, target_id, member_id, status, note, date_entered`;

export const insertReport = async (db: Queryable, report: NewReport): Promise<Report> => {
  const row = await db.one<Report>(sql`
    INSERT INTO reports (type, contents, target, target_id, member_id)
    VALUES (${report.type}, ${report.contents}, ${report.target}, ${report.target_id}, ${report.member_id})
    RETURNING ${columns}`);
  return row as Report;
};

type Filter = { status: Report['status'] | undefined; type: Report['type'] | undefined };

const matching = ({ status, type }: Filter) => {
  if (status && type) return sql`WHERE status = ${status} AND type = ${type}`;
  if (status) return sql`WHERE status = ${status}`;
  return type ? sql`WHERE type = ${type}` : sql``;
};

/** Reports, newest first, and how many there are. */
export const listReports = async (
  db: Queryable,
  { limit, offset, ...filter }: Filter & { limit: number; offset: number },
) => {
  const where = matching(filter);
  const [rows, total] = await Promise.all([
    db.rows<Report>(sql`
      SELECT ${columns} FROM reports ${where} ORDER BY date_entered DESC, id DESC LIMIT ${limit} OFFSET ${offset}`),
    db.one<{ count: number }>(sql`SELECT count(*) FROM reports ${where}`),
  ]);
  return { rows, count: total?.count ?? 0 };
};

/** A report that nobody else changes before this transaction ends. */
export const lockReport = (tx: Queryable, id: number): Promise<Report | undefined> =>
  tx.one<Report>(sql`SELECT ${columns} FROM reports WHERE id = ${id} FOR UPDATE`);

/** Writes what those who handle a report say of it. */
export const updateReport = (tx: Queryable, { id, status, note }: Report) =>
  tx.run(sql`UPDATE reports SET status = ${status}, note = ${note} WHERE id = ${id}`);

/** One member's reports in the order they were sent, from after the id `after`. */
export const reportsOf = (
  db: Queryable,
  member_id: string,
  { after, limit }: { after: number; limit: number },
): Promise<Report[]> =>
  db.rows<Report>(sql`
    SELECT ${columns} FROM reports WHERE member_id = ${member_id} AND id > ${after} ORDER BY id LIMIT ${limit}`);

/** Deletes what members wrote to the operator about themselves; what they reported of others stays, as nobody's. */
export const forgetMembers = async (tx: Queryable, ids: string[]): Promise<void> => {
  await tx.run(sql`DELETE FROM reports WHERE member_id = ANY(${ids}) AND type = 'inquiry'`);
  await tx.run(sql`UPDATE reports SET member_id = NULL WHERE member_id = ANY(${ids})`);
};
