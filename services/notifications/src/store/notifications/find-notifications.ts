import { type Queryable, type Sql, sql } from '@ideabox/postgres';
import type { Translations } from '@ideabox/text';
import type { Audience } from '../../domain/may-read.ts';
import type { Kind, Parameters, Status } from '../../domain/notification.ts';
import { ofStatus } from './of-status.ts';

type MemberRow = {
  portal_name: string;
  roles: string[];
  status: string;
  icon_src: string;
  hidden: boolean;
};

/** A notification with what it is about, as that is known now; null where there is none, or none any more. */
export type NotificationRow = {
  id: number;
  kind: Kind;
  member_id: string;
  idea_id: number | null;
  comment_id: number | null;
  actor_id: string | null;
  parameters: Parameters;
  status: Status;
  date_entered: Date;
  actor: MemberRow | null;
  idea: { name: string; author_id: string; removed: boolean; category: Audience | null } | null;
  category: { name: string; names: Translations; search_key: string; deleted: boolean } | null;
  news: { name: string; names: Translations; news_key: string; removed: boolean } | null;
  /** What it quotes of a comment. */
  excerpt: string | null;
  /** Whether its reader has blocked the actor since. */
  blocks_actor: boolean;
};

/** Selects notifications from `source`, a table or CTE with their columns, newest first. */
export const selectNotifications = (source: Sql): Sql => sql`
  SELECT n.id, n.kind, n.member_id, n.idea_id, n.comment_id, n.actor_id, n.parameters, n.status, n.date_entered,
    CASE WHEN m.id IS NOT NULL THEN to_jsonb(m) END AS actor,
    CASE WHEN i.id IS NOT NULL THEN jsonb_build_object('name', i.name, 'author_id', i.author_id, 'removed', i.removed,
      'category', CASE WHEN ic.id IS NOT NULL THEN to_jsonb(ic) END) END AS idea,
    CASE WHEN g.id IS NOT NULL THEN to_jsonb(g) END AS category,
    CASE WHEN w.id IS NOT NULL THEN to_jsonb(w) END AS news,
    CASE WHEN NOT c.removed THEN c.excerpt END AS excerpt,
    EXISTS (SELECT FROM blocks b WHERE b.member_id = n.member_id AND b.blocked_id = n.actor_id AND b.blocked)
      AS blocks_actor
  FROM ${source} n
  LEFT JOIN members m ON m.id = n.actor_id
  LEFT JOIN ideas i ON i.id = n.idea_id
  LEFT JOIN categories ic ON ic.id = i.category_id
  LEFT JOIN comments c ON c.id = n.comment_id
  LEFT JOIN categories g ON g.id = n.category_id
  LEFT JOIN news w ON w.id = n.news_id
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
