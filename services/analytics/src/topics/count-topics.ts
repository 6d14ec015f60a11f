import { type Database, raw, type Sql, sql } from '@ideabox/postgres';
import { siteTimezone } from '../domain/periods.ts';

const sums = ['comments', 'positive', 'neutral', 'negative'];

/**
 * SQL for what the ideas of these topics `t` come to that were posted up to each day, with their comments and votes as they
 * stand.
 */
export const topicTotals = (these: Sql): Sql => sql`
  SELECT topic_id, category_id, day, (sum(count(*)) OVER run)::bigint AS ideas,
    ${raw(sums.map((name) => `(sum(sum(${name})) OVER run)::bigint AS ${name}`).join(', '))}
  FROM (
    SELECT t.id AS topic_id, i.id, i.category_id, (i.date_entered AT TIME ZONE ${siteTimezone})::date AS day
    FROM topics AS t JOIN idea_topics AS placed ON placed.topic_id = t.id JOIN idea_facts AS i ON i.id = placed.idea_id
    WHERE ${these} AND NOT i.removed AND i.date_entered IS NOT NULL OFFSET 0
  ) AS ideas CROSS JOIN LATERAL (
    SELECT count(*) FILTER (WHERE type = 'positive') AS positive, count(*) FILTER (WHERE type = 'neutral') AS neutral,
      count(*) FILTER (WHERE type = 'negative') AS negative FROM vote_facts WHERE idea_id = ideas.id
  ) AS votes CROSS JOIN LATERAL (
    SELECT count(*) AS comments FROM comment_facts WHERE idea_id = ideas.id AND NOT removed
  ) AS discussion
  GROUP BY topic_id, category_id, day WINDOW run AS (PARTITION BY topic_id, category_id ORDER BY day)`;

/**
 * Counts the topic anew that was counted longest ago, if that was before `pauseMs`. One whose ideas have changed comes
 * first. @returns whether there was one.
 */
export const countNextTopic = (db: Database, pauseMs: number): Promise<boolean> =>
  db.transaction(async (tx) => {
    const next = await tx.one<{ id: number }>(sql`
      SELECT id FROM topics WHERE counted_at < now() - make_interval(secs => ${pauseMs / 1000})
      ORDER BY counted_at, id LIMIT 1 FOR UPDATE SKIP LOCKED`);
    if (!next) return false;
    await tx.run(sql`DELETE FROM topic_totals WHERE topic_id = ${next.id}`);
    await tx.run(sql`
      INSERT INTO topic_totals (topic_id, category_id, day, ideas, comments, positive, neutral, negative)
      ${topicTotals(sql`t.id = ${next.id}`)}`);
    await tx.run(sql`UPDATE topics SET counted_at = now() WHERE id = ${next.id}`);
    return true;
  });
