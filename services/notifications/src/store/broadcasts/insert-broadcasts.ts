import { type Queryable, sql } from '@ideabox/postgres';
import type { Message } from '../../domain/notification.ts';

export type BroadcastDraft = Message & {
  /** Two facts that would tell the same have the same key. */
  key: string;
  /** Every active member, or those whom the idea concerns. */
  audience: 'everyone' | 'followers';
};

/** Notes what is to be told to many; a key that is known changes nothing. */
export const insertBroadcasts = async (tx: Queryable, broadcasts: BroadcastDraft[]): Promise<void> => {
  if (broadcasts.length === 0) return;
  await tx.run(sql`
    INSERT INTO broadcasts
      (key, kind, audience, idea_id, category_id, news_id, actor_id, parameters, gathered_at)
    SELECT key, kind, audience, idea_id, category_id, news_id, actor_id, parameters,
      CASE WHEN audience = 'everyone' THEN now() END
    FROM jsonb_to_recordset(${JSON.stringify(broadcasts)}::jsonb) AS g(
      key text, kind text, audience text, idea_id bigint, category_id bigint, news_id bigint, actor_id text,
      parameters jsonb)
    ON CONFLICT (key) DO NOTHING`);
};
