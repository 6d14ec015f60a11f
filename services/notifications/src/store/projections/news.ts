import { latest } from '@ideabox/events';
import { type Queryable, sql } from '@ideabox/postgres';
import type { NewsChanged__Output as NewsChanged } from '@ideabox/protos/content/v1/NewsChanged';

/** Takes what content says of news; the highest revision stays. @returns those that stand removed. */
export const applyNews = async (tx: Queryable, news: NewsChanged[]): Promise<Set<number>> => {
  const rows = latest(news, (item) => item.news_id);
  await tx.run(sql`
    INSERT INTO news AS n (id, news_key, name, names, removed, revision)
    SELECT news_id, news_key, name, names, removed, revision
    FROM jsonb_to_recordset(${JSON.stringify(rows)}::jsonb)
      AS g(news_id bigint, news_key text, name text, names jsonb, removed boolean, revision bigint)
    ON CONFLICT (id) DO UPDATE SET news_key = excluded.news_key, name = excluded.name, names = excluded.names, removed = excluded.removed,
      revision = excluded.revision
    WHERE n.revision < excluded.revision`);
  const removed = await tx.rows<{ id: number }>(sql`
    SELECT id FROM news WHERE id = ANY(${rows.map((row) => row.news_id)}::bigint[]) AND removed`);
  return new Set(removed.map((row) => row.id));
};
