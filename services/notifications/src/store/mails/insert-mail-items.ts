import { type Queryable, sql } from '@ideabox/postgres';
import type { Draft } from '../../domain/notification.ts';

export type MailDraft = Draft & { at_once: boolean };

/**
 * Stores what is to be told by mail and has not been: for the next digest, or at once. What is told at once of an idea joins
 * the mail about it that is not yet on its way to the member; else it begins one, which leaves no sooner than `apartSeconds`
 * after the last one about this idea has left. What is about no idea is a mail of its own.
 */
export const insertMailItems = async (
  tx: Queryable,
  drafts: MailDraft[],
  apartSeconds: number,
): Promise<void> => {
  if (drafts.length === 0) return;
  await tx.run(sql`
    WITH drafts AS MATERIALIZED (
      SELECT g.*, CASE WHEN at_once AND idea_id IS NULL THEN gen_random_uuid() END AS own_mail
      FROM jsonb_to_recordset(${JSON.stringify(drafts)}::jsonb) AS g(
        member_id text, kind text, idea_id bigint, comment_id bigint, category_id bigint, news_id bigint, actor_id text,
        parameters jsonb, dedupe_key text, at_once boolean)
      WHERE NOT EXISTS (SELECT FROM mail_items i WHERE i.dedupe_key = g.dedupe_key)
    ), alone AS (
      INSERT INTO mails (id, member_id) SELECT own_mail, member_id FROM drafts WHERE own_mail IS NOT NULL
    ), due AS (
      SELECT d.member_id, d.idea_id, greatest(now(), max(m.sent_at) + make_interval(secs => ${apartSeconds})) AS at
      FROM (SELECT DISTINCT member_id, idea_id FROM drafts WHERE at_once AND idea_id IS NOT NULL) d
      LEFT JOIN mails m ON m.member_id = d.member_id AND m.idea_id = d.idea_id
      GROUP BY d.member_id, d.idea_id ORDER BY d.member_id, d.idea_id
    ), joined AS (
      INSERT INTO mails AS m (member_id, idea_id, due_at, joined_until) SELECT member_id, idea_id, at, at FROM due
      ON CONFLICT (member_id, idea_id) WHERE status = 'waiting' AND due_at = joined_until
      DO UPDATE SET member_id = m.member_id
      RETURNING id, member_id, idea_id
    )
    INSERT INTO mail_items
      (mail_id, member_id, kind, idea_id, comment_id, category_id, news_id, actor_id, parameters, dedupe_key)
    SELECT coalesce(d.own_mail, j.id), d.member_id, d.kind, d.idea_id, d.comment_id, d.category_id, d.news_id, d.actor_id,
      d.parameters, d.dedupe_key
    FROM drafts d LEFT JOIN joined j ON d.at_once AND j.member_id = d.member_id AND j.idea_id = d.idea_id
    ON CONFLICT (dedupe_key) DO NOTHING`);
};
