import { type Queryable, type Sql, sql } from '@ideabox/postgres';

const batch = 500;

async function* inBatches(db: Queryable, query: (after: number) => Sql): AsyncGenerator<string[]> {
  for (let after = 0; ; ) {
    const rows = await db.rows<{ id: number; row: string }>(query(after));
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < batch) return;
    after = rows.at(-1)?.id ?? after;
  }
}

/** What a member was told on the site, oldest first, as JSON. Whose act it was is the other's, and left out. */
export const exportedNotifications = (db: Queryable, memberId: string): AsyncGenerator<string[]> =>
  inBatches(
    db,
    (after) => sql`
      SELECT id, json_build_object('id', id, 'type', kind, 'idea', idea_id, 'comment', comment_id,
        'parameters', parameters, 'status', status, 'date_entered', date_entered)::text AS row
      FROM notifications WHERE member_id = ${memberId} AND id > ${after} ORDER BY id LIMIT ${batch}`,
  );

/** What a member was told by mail in the last month, or will be. */
export const exportedMailItems = (db: Queryable, memberId: string): AsyncGenerator<string[]> =>
  inBatches(
    db,
    (after) => sql`
      SELECT i.id, json_build_object('type', i.kind, 'idea', i.idea_id, 'comment', i.comment_id,
        'status', coalesce(m.status, 'waiting'), 'date_entered', i.date_entered)::text AS row
      FROM mail_items i LEFT JOIN mails m ON m.id = i.mail_id
      WHERE i.member_id = ${memberId} AND i.id > ${after} ORDER BY i.id LIMIT ${batch}`,
  );

/** What a member has set. */
export async function* exportedSettings(db: Queryable, memberId: string): AsyncGenerator<string[]> {
  const rows = await db.rows<{ row: string }>(sql`
    SELECT json_build_object('kind', kind, 'in_app', in_app, 'email', email, 'web_push', web_push)::text AS row
    FROM settings WHERE member_id = ${memberId}
    UNION ALL
    SELECT json_build_object('language', language)::text FROM languages WHERE member_id = ${memberId}`);
  if (rows.length > 0) yield rows.map(({ row }) => row);
}
