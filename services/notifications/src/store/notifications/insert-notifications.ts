import { type Queryable, sql } from '@ideabox/postgres';
import type { Draft } from '../../domain/notification.ts';

export type Inserted = { id: number; member_id: string };

/** Stores what has not been told yet. @returns what is new, oldest first. */
export const insertNotifications = async (tx: Queryable, drafts: Draft[]): Promise<Inserted[]> => {
  if (drafts.length === 0) return [];
  const rows = await tx.rows<Inserted>(sql`
    INSERT INTO notifications
      (member_id, kind, idea_id, comment_id, category_id, news_id, actor_id, parameters, dedupe_key)
    SELECT member_id, kind, idea_id, comment_id, category_id, news_id, actor_id, parameters, dedupe_key
    FROM jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) AS g(
      member_id text, kind text, idea_id bigint, comment_id bigint, category_id bigint, news_id bigint, actor_id text,
      parameters jsonb, dedupe_key text)
    ON CONFLICT (dedupe_key) DO NOTHING
    RETURNING id, member_id`);
  return rows.sort((a, b) => a.id - b.id);
};
