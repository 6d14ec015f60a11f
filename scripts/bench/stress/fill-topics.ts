import type pg from 'pg';

const topicCount = 200;

/** Topics, the first of which are the largest, with two hundred words each, and what their ideas come to. */
export async function fillTopics(client: pg.Client): Promise<void> {
  await client.query(`
    INSERT INTO topics (id, terms, x, y, counted_at) OVERRIDING SYSTEM VALUE
    SELECT n, ARRAY['言葉' || n, '言葉' || n + 200, '言葉' || n + 400], cos(n), sin(n), now() FROM generate_series(1, ${topicCount}) AS n`);
  await client.query(`
    INSERT INTO idea_topics (idea_id, topic_id, likeness, counts_as, revision)
    SELECT id, topic_id, pg_temp.unit(id, 71), topic_id, 1 FROM (
      SELECT id, 1 + floor(${topicCount} * power(pg_temp.unit(id, 70), 2))::bigint AS topic_id FROM plan
    ) AS placed`);
  await client.query(`
    INSERT INTO topic_totals (topic_id, category_id, day, ideas, comments, positive, neutral, negative)
    SELECT topic_id, category_id, day, sum(count(*)) OVER run, sum(sum(comments)) OVER run, sum(sum(votes) * 6 / 10) OVER run,
      sum(sum(votes) * 2 / 10) OVER run, sum(sum(votes) * 2 / 10) OVER run
    FROM (
      SELECT topic_id, category_id, (date_entered AT TIME ZONE 'Asia/Tokyo')::date AS day, comments, votes
      FROM plan JOIN idea_topics ON idea_id = id
    ) AS placed
    GROUP BY 1, 2, 3 WINDOW run AS (PARTITION BY topic_id, category_id ORDER BY day)`);
}
