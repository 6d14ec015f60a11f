import type pg from 'pg';
import { fillKnownMembers } from './fill-members.ts';
import { type StressSize, votes } from './plan.ts';
import { allTags, commonTags, said, saying, sentenceCount, titleCount } from './texts.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Up to three common tags an idea, each another; one idea in ten has the name of a town, too. */
const ideaTags = `
  INSERT INTO idea_tags (idea_id, tag_id, position)
  SELECT id, 1 + (floor(${commonTags} * power(pg_temp.unit(id, 13), 2))::integer + place * 5) % ${commonTags}, place
  FROM plan CROSS JOIN LATERAL generate_series(0, pg_temp.pick(id, 14, 4)::integer - 2) AS place
  UNION ALL
  SELECT id, ${commonTags} + pg_temp.pick(id, 15, ${allTags - commonTags}), 9 FROM plan WHERE id % 10 = 0`;

/** Titles, texts of 3 to 8 sentences, and the keys of all, in the order of the ideas. */
const texts = `
  CREATE TEMPORARY TABLE texts AS
  SELECT p.id, t.text AS name, s.text AS contents, coalesce(g.text, '') AS tag_text,
    t.keys AS title_keys, ARRAY(SELECT DISTINCT unnest(t.keys || s.keys)) AS idea_keys, coalesce(g.keys, '{}') AS tag_keys
  FROM plan p
  JOIN titles t ON t.n = pg_temp.pick(p.id, 11, ${titleCount})
  CROSS JOIN LATERAL (
    SELECT string_agg(s.text, '。' ORDER BY place) AS text, pg_temp.joined(s.keys) AS keys
    FROM generate_series(1, 2 + pg_temp.pick(p.id, 12, 6)) AS place
    JOIN sentences s ON s.n = pg_temp.pick(p.id, 20 + place, ${sentenceCount})
  ) AS s
  LEFT JOIN (
    SELECT it.idea_id, string_agg(w.text, E'\\n' ORDER BY it.position) AS text, pg_temp.joined(w.keys) AS keys
    FROM idea_tags it JOIN tag_words w ON w.n = it.tag_id GROUP BY it.idea_id
  ) AS g ON g.idea_id = p.id
  ORDER BY p.id`;

const standings = `
  INSERT INTO standings (idea_id, date_entered, positive_count, neutral_count, negative_count, vote_date,
    comment_count, top_comment, discussion_revision)
  SELECT p.id, p.date_entered, coalesce(v.positive, 0), coalesce(v.neutral, 0), coalesce(v.negative, 0), v.latest,
    p.comments, c.top_comment, CASE WHEN p.comments > 0 THEN 1 ELSE 0 END
  FROM plan p
  LEFT JOIN (
    SELECT idea_id, count(*) FILTER (WHERE type = 'positive') AS positive, count(*) FILTER (WHERE type = 'neutral') AS neutral,
      count(*) FILTER (WHERE type = 'negative') AS negative, max(date_entered) AS latest
    FROM votes GROUP BY idea_id
  ) AS v ON v.idea_id = p.id
  LEFT JOIN (
    SELECT p.id, jsonb_build_object('comment_id', p.comments_before + p.top,
      'author_id', pg_temp.member(p.author + p.top * 104729::bigint), 'contents', ${said}) AS top_comment
    FROM plan p ${saying('p.comments_before + p.top')} WHERE p.comments > 0
  ) AS c ON c.id = p.id
  ORDER BY p.id`;

/** Fills the ideas service's own tables. The session has the plan and the texts. */
export async function fillIdeas(client: pg.Client, size: StressSize): Promise<void> {
  await client.query(fillKnownMembers(size));
  const tables = ['ideas', 'standings', 'votes', 'search_texts', 'tags', 'idea_tags', 'tag_counts'];
  await withoutIndexes(client, tables, async () => {
    await client.query(
      'INSERT INTO tags (id, name) OVERRIDING SYSTEM VALUE SELECT n, text FROM tag_words ORDER BY n',
    );
    await client.query(ideaTags);
    await client.query(texts);
    await client.query(`
      INSERT INTO ideas (id, category_id, author_id, author_role, name, contents, date_entered) OVERRIDING SYSTEM VALUE
      SELECT id, p.category_id, pg_temp.member(p.author), pg_temp.role(p.author), t.name, t.contents, p.date_entered
      FROM plan p JOIN texts t USING (id) ORDER BY id`);
    await client.query(`
      INSERT INTO search_texts (idea_id, title, idea_text, tag_text, title_keys, idea_keys, tag_keys)
      SELECT id, to_katakana(name), to_katakana(name || E'\\n' || contents), to_katakana(tag_text), title_keys, idea_keys, tag_keys
      FROM texts ORDER BY id`);
    await client.query('DROP TABLE texts');
    await client.query(`
      INSERT INTO votes (idea_id, member_id, member_role, type, date_entered)
      SELECT idea_id, pg_temp.member(voter), pg_temp.role(voter), type, date_entered FROM (${votes(size)}) AS cast_votes`);
    await client.query(standings);
    await client.query(`
      INSERT INTO tag_counts (tag_id, category_id, idea_count)
      SELECT it.tag_id, p.category_id, count(*) FROM idea_tags it JOIN plan p ON p.id = it.idea_id GROUP BY 1, 2`);
    await client.query(`
      UPDATE tags t SET idea_count = g.n FROM (
        SELECT tc.tag_id, sum(tc.idea_count) AS n FROM tag_counts tc JOIN categories c ON c.id = tc.category_id AND c.everyones
        GROUP BY tc.tag_id) AS g WHERE g.tag_id = t.id`);
    await client.query(`
      UPDATE tags t SET idea_count = g.ideas
      FROM (SELECT tag_id, sum(idea_count) AS ideas FROM tag_counts GROUP BY 1) AS g WHERE g.tag_id = t.id`);
    await client.query(`
      UPDATE categories c SET idea_count = g.ideas
      FROM (SELECT category_id, count(*) AS ideas FROM plan GROUP BY 1) AS g WHERE g.category_id = c.id`);
    await client.query(`
      SELECT setval(pg_get_serial_sequence('ideas', 'id'), ${size.ideas}), setval(pg_get_serial_sequence('tags', 'id'), ${allTags})`);
  });
}
