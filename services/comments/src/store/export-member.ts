import { type Database, type Sql, sql } from '@ideabox/postgres';
import { rfc3339 } from './rfc3339.ts';

const batchSize = 500;

/** Where the last batch ended. */
type Cursor = [number, number];
type Section = { section: string; batch: (after: Cursor) => Sql };

const comments = (memberId: string, which: Sql, [after]: Cursor): Sql => sql`
  SELECT json_build_array(c.id, 0) AS cursor, json_build_object('id', c.id, 'idea_id', c.idea_id,
    'parent_id', c.parent_id, 'serial_number', c.serial_number, 'contents', c.contents, 'role', c.author_role,
    'date_entered', ${rfc3339(sql`c.date_entered`)}, 'edited_at', ${rfc3339(sql`c.edited_at`)},
    'removed_at', ${rfc3339(sql`c.removed_at`)}, 'removed_reason', c.removed_reason,
    'rating', c.rating, 'rating_count', c.rating_count)::text AS row
  FROM comments c WHERE c.author_id = ${memberId} AND ${which} AND c.id > ${after} ORDER BY c.id LIMIT ${batchSize}`;

const versions = (memberId: string, [comment, revision]: Cursor): Sql => sql`
  SELECT json_build_array(v.comment_id, v.revision) AS cursor, json_build_object('comment_id', v.comment_id,
    'contents', v.contents, 'replaced_at', ${rfc3339(sql`v.replaced_at`)})::text AS row
  FROM comments c JOIN comment_versions v ON v.comment_id = c.id
  WHERE c.author_id = ${memberId} AND (v.comment_id, v.revision) > (${comment}::bigint, ${revision}::bigint)
  ORDER BY v.comment_id, v.revision LIMIT ${batchSize}`;

const ratings = (memberId: string, [after]: Cursor): Sql => sql`
  SELECT json_build_array(r.comment_id, 0) AS cursor, json_build_object('comment_id', r.comment_id, 'stars', r.stars,
    'role', r.member_role, 'date_entered', ${rfc3339(sql`r.date_entered`)})::text AS row
  FROM ratings r WHERE r.member_id = ${memberId} AND r.stars IS NOT NULL AND r.comment_id > ${after}
  ORDER BY r.comment_id LIMIT ${batchSize}`;

const sectionsOf = (id: string): Section[] => [
  { section: 'comments', batch: (after) => comments(id, sql`c.removed_at IS NULL`, after) },
  { section: 'removed_comments', batch: (after) => comments(id, sql`c.removed_at IS NOT NULL`, after) },
  { section: 'comment_versions', batch: (after) => versions(id, after) },
  { section: 'ratings', batch: (after) => ratings(id, after) },
];

/** Everything that is held about a member here: what they wrote, with its former texts, and how they rated. */
export async function* exportMember(
  db: Database,
  memberId: string,
): AsyncGenerator<{ section: string; rows: string[] }> {
  for (const { section, batch } of sectionsOf(memberId)) {
    for (let after: Cursor = [0, 0]; ; ) {
      const rows = await db.rows<{ cursor: Cursor; row: string }>(batch(after));
      if (rows.length > 0) yield { section, rows: rows.map(({ row }) => row) };
      const last = rows.at(-1);
      if (!last || rows.length < batchSize) break;
      after = last.cursor;
    }
  }
}
