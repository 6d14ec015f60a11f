import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { Kind, Status } from '../domain/notification.ts';
import { ofStatus } from './of-status.ts';

export type MemberRow = { portal_name: string; roles: string[]; status: string; icon_src: string };

/** A notification with what it is about, as that is known now. */
export type NotificationRow = {
  id: number;
  kind: Kind;
  idea_id: number | null;
  comment_id: number | null;
  actor_id: string | null;
  parameters: { milestone?: number };
  status: Status;
  date_entered: Date;
  actor: MemberRow | null;
  /** null once the idea is removed. */
  idea_name: string | null;
  /** null where there is no comment, or none any more. */
  excerpt: string | null;
};

/** Selects notifications from `source`, a table or CTE with their columns, newest first. */
export const selectNotifications = (source: Sql): Sql => sql`
  SELECT n.id, n.kind, n.idea_id, n.comment_id, n.actor_id, n.parameters, n.status, n.date_entered,
    CASE WHEN m.id IS NOT NULL THEN to_jsonb(m) END AS actor,
    CASE WHEN NOT i.removed THEN i.name END AS idea_name,
    CASE WHEN NOT c.removed THEN c.excerpt END AS excerpt
  FROM ${source} n
  LEFT JOIN members m ON m.id = n.actor_id
  LEFT JOIN ideas i ON i.id = n.idea_id
  LEFT JOIN comments c ON c.id = n.comment_id
  ORDER BY n.id DESC`;

export const findNotifications = (
  db: Queryable,
  memberId: string,
  wanted: { status?: Status | undefined; limit: number; offset: number },
): Promise<NotificationRow[]> =>
  db.rows<NotificationRow>(sql`
    WITH page AS (
      SELECT * FROM notifications WHERE member_id = ${memberId} ${ofStatus(wanted.status)}
      ORDER BY id DESC LIMIT ${wanted.limit} OFFSET ${wanted.offset}
    )
    ${selectNotifications(sql`page`)}`);
