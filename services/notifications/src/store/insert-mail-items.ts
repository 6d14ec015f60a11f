import { type Queryable, sql } from '@ideabox/postgres';
import type { Draft } from '../domain/notification.ts';

export type MailDraft = Draft & { at_once: boolean };

/** Stores what is to be told by mail and has not been: at once as a mail of its own, else for the next digest. */
export const insertMailItems = async (tx: Queryable, drafts: MailDraft[]): Promise<void> => {
  if (drafts.length === 0) return;
  await tx.run(sql`
    WITH drafts AS MATERIALIZED (
      SELECT g.*, CASE WHEN at_once THEN gen_random_uuid() END AS mail_id
      FROM jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) AS g(
        member_id text, kind text, idea_id bigint, comment_id bigint, category_id bigint, news_id bigint, actor_id text,
        parameters jsonb, dedupe_key text, at_once boolean)
      WHERE NOT EXISTS (SELECT FROM mail_items i WHERE i.dedupe_key = g.dedupe_key)
    ), mailed AS (
      INSERT INTO mails (id, member_id) SELECT mail_id, member_id FROM drafts WHERE at_once
    )
    INSERT INTO mail_items
      (mail_id, member_id, kind, idea_id, comment_id, category_id, news_id, actor_id, parameters, dedupe_key)
    SELECT mail_id, member_id, kind, idea_id, comment_id, category_id, news_id, actor_id, parameters, dedupe_key
    FROM drafts ON CONFLICT (dedupe_key) DO NOTHING`);
};
