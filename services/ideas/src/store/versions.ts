import { type Queryable, sql } from '@ideabox/postgres';
import type { MemberRow } from './member-row.ts';

export type Version = {
  version: number;
  name: string;
  contents: string;
  date_entered: Date;
  writer_id: string;
  writer: MemberRow | null;
};

/** The texts that an idea has had, newest first; one that was never edited has had one. */
export const versionsOf = async (db: Queryable, idea: number, page: { limit: number; offset: number }) => {
  const texts = sql`(
    SELECT version, name, contents, date_entered, writer_id FROM idea_versions WHERE idea_id = ${idea}
    UNION ALL
    SELECT 1, name, contents, date_entered, author_id FROM ideas
    WHERE id = ${idea} AND NOT EXISTS (SELECT 1 FROM idea_versions WHERE idea_id = ${idea})
  ) AS v`;
  const versions = await db.rows<Version>(sql`
    SELECT v.*, CASE WHEN m.id IS NOT NULL THEN to_jsonb(m) END AS writer
    FROM ${texts} LEFT JOIN members m ON m.id = v.writer_id
    ORDER BY v.version DESC LIMIT ${page.limit} OFFSET ${page.offset}`);
  const total = await db.one<{ count: number }>(sql`SELECT count(*) AS count FROM ${texts}`);
  return { versions, count: total?.count ?? 0 };
};
