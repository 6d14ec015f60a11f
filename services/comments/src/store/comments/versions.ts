import { type Queryable, sql } from '@ideabox/postgres';
import { rfc3339 } from '../rfc3339.ts';

export type Version = { version: number; contents: string; date_entered: string };

/** What a comment says and said, newest first, each since when, and how many that is. */
export const versionsOf = async (
  db: Queryable,
  commentId: number,
  { limit, offset }: { limit: number; offset: number },
): Promise<{ rows: Version[]; count: number }> => {
  const said = sql`
    SELECT revision, contents, replaced_at FROM comment_versions WHERE comment_id = ${commentId}
    UNION ALL SELECT revision, contents, NULL FROM comments WHERE id = ${commentId}`;
  const [rows, counted] = await Promise.all([
    db.rows<Version>(sql`
      WITH versions AS (
        SELECT contents, row_number() OVER spoken AS version, lag(replaced_at) OVER spoken AS since
        FROM (${said}) AS said WINDOW spoken AS (ORDER BY revision)
      )
      SELECT v.version, v.contents, ${rfc3339(sql`coalesce(v.since, c.date_entered)`)} AS date_entered
      FROM versions v JOIN comments c ON c.id = ${commentId}
      ORDER BY v.version DESC LIMIT ${limit} OFFSET ${offset}`),
    db.one<{ count: number }>(sql`SELECT count(*) AS count FROM (${said}) AS said`),
  ]);
  return { rows, count: counted?.count ?? 0 };
};
