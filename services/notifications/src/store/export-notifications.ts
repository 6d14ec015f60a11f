import { type Queryable, sql } from '@ideabox/postgres';

const batch = 500;

/** What a member was told, oldest first, as JSON. */
export async function* exportedNotifications(db: Queryable, memberId: string): AsyncGenerator<string[]> {
  for (let last = 0; ; ) {
    const rows = await db.rows<{ id: number; row: string }>(sql`
      SELECT n.id, json_build_object('id', n.id, 'type', n.kind, 'idea', n.idea_id, 'comment', n.comment_id,
        'status', n.status, 'date_entered', n.date_entered)::text AS row
      FROM notifications n WHERE n.member_id = ${memberId} AND n.id > ${last} ORDER BY n.id LIMIT ${batch}`);
    if (rows.length > 0) yield rows.map(({ row }) => row);
    if (rows.length < batch) return;
    last = rows.at(-1)?.id ?? last;
  }
}
