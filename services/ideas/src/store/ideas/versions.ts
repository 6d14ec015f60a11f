import { type Queryable, sql } from '@ideabox/postgres';
import type { MemberRow } from '../members/member-row.ts';
import type { LockedIdea } from './standing-idea.ts';

export type Version = {
  version: number;
  name: string;
  contents: string;
  date_entered: Date;
  writer_id: string;
  writer: MemberRow | null;
};

/** An idea's first text, where others have voted on it or comments stand under it; else undefined. */
export const answeredText = (tx: Queryable, { id, author_id, name, contents }: LockedIdea) =>
  tx.one<{ name: string; contents: string }>(sql`
    SELECT coalesce(v.name, ${name}) AS name, coalesce(v.contents, ${contents}) AS contents
    FROM standings s LEFT JOIN idea_versions v ON v.idea_id = s.idea_id AND v.version = 1
    WHERE s.idea_id = ${id} AND (s.comment_count > 0 OR EXISTS (
      SELECT 1 FROM votes WHERE idea_id = ${id} AND type IS NOT NULL AND member_id <> ${author_id}))`);

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
