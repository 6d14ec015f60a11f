import { foldKana, searchKeys } from '@ideabox/text';
import pg from 'pg';

/** Every hundredth idea has this word, every second one the others. */
export const rareWord = '防災';
export const commonWord = '地域';
/** What a common word finds is remembered: nobody has asked for this one before. */
export const freshWord = '公園';

const volume = { ideas: 30_000, votes: 60_000, members: 12_000 };

const alone = ['search_texts_by_idea', 'search_texts_by_all', 'standings_by_rank', 'votes_of_member'];

const keysOf = (text: string) => `{${searchKeys(foldKana(text))}}`;

/** Enough of everything that a plan which reads it all costs more than one by an index. */
export const fillVolume = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  client.on('error', () => undefined);
  const { ideas, votes, members } = volume;
  const { rows } = await client.query(
    'SELECT pg_get_indexdef(i::regclass) AS sql FROM unnest($1::text[]) AS i',
    [alone],
  );
  await client.query(`SET session_replication_role = replica; DROP INDEX ${alone.join(', ')}`);
  const statements = [
    `INSERT INTO members (id, portal_name, roles, status, revision)
     SELECT 'm' || n, 'member ' || n, '{general}', 'active', 1 FROM generate_series(1, ${members}) AS n`,
    `INSERT INTO situations (category_id, name, position)
     SELECT (SELECT min(id) FROM categories), 'situation ' || n, n FROM generate_series(1, 40) AS n`,
    `INSERT INTO tags (name) SELECT 'tag' || n FROM generate_series(1, 2000) AS n`,
    `INSERT INTO ideas (category_id, stepper_id, situation_id, parent_id, author_id, author_role, name, contents, date_entered)
     SELECT c.ids[1 + n % cardinality(c.ids)], CASE WHEN n % 20 = 0 THEN s.id END, CASE WHEN n % 50 = 0 THEN 1 + n / 50 % 40 END,
       CASE WHEN n % 100 = 99 THEN n / 2 END, 'm' || n % ${members} + 1, 'general', 'title ' || n, md5(n::text),
       now() - interval '12 minutes' * (${ideas} - n)
     FROM (SELECT array_agg(id ORDER BY id) AS ids FROM categories WHERE status <> 'open_for_supporter') AS c,
       (SELECT min(id) AS id FROM steppers) AS s, generate_series(1, ${ideas}) AS n`,
    `INSERT INTO standings (idea_id, date_entered, positive_count, negative_count, vote_date, comment_count)
     SELECT id, date_entered, id * 7919 % 501, id * 104729 % 173, date_entered + interval '1 hour', id * 31 % 97 FROM ideas`,
    `INSERT INTO votes (idea_id, member_id, member_role, type, date_entered)
     SELECT 1 + n / 2, 'm' || n % ${members} + 1, 'general', 'positive', now() - interval '1 minute' * n
     FROM generate_series(0, ${votes - 1}) AS n`,
    `INSERT INTO idea_tags (idea_id, tag_id, position) SELECT id, 1 + id % 2000, 0 FROM ideas
     UNION ALL SELECT id, 1999, 1 FROM ideas WHERE id % 3 = 0 AND id % 2000 <> 1998`,
    `INSERT INTO tag_counts SELECT it.tag_id, i.category_id, count(*) FROM idea_tags it JOIN ideas i ON i.id = it.idea_id
     GROUP BY 1, 2`,
    `UPDATE tags t SET idea_count = g.n FROM (
       SELECT tc.tag_id, sum(tc.idea_count) AS n FROM tag_counts tc JOIN categories c ON c.id = tc.category_id AND c.everyones
       GROUP BY tc.tag_id) AS g WHERE g.tag_id = t.id`,
    `INSERT INTO supports (idea_id, member_id, member_role) SELECT id, 'm' || id % 900 + 1, 'supporter' FROM ideas`,
    `INSERT INTO favorites (idea_id, member_id) SELECT id, 'm' || id % 900 + 1 FROM ideas`,
    `INSERT INTO reads (idea_id, member_id) SELECT id, 'm' || id % 900 + 1 FROM ideas`,
    'UPDATE categories c SET idea_count = (SELECT count(*) FROM ideas i WHERE i.category_id = c.id)',
  ];
  for (const statement of statements) await client.query(statement);
  await client.query(
    `INSERT INTO search_texts (idea_id, title, idea_text, tag_text, title_keys, idea_keys, tag_keys)
     SELECT i.id, i.name, i.name || E'\\n' || md5(i.id::text) || w.text, t.text, ARRAY[(i.id * 7919) % 300007] || w.title_keys,
       (SELECT array_agg((i.id * 7919 + k * 104729) % 300007) FROM generate_series(1, 20) AS k) || w.keys, t.keys
     FROM ideas i
     JOIN LATERAL (SELECT CASE WHEN i.id % 100 = 0 THEN $1 ELSE '' END || CASE WHEN i.id % 2 = 0 THEN $2 ELSE '' END AS text,
       CASE WHEN i.id % 100 = 0 THEN $3::integer[] END || CASE WHEN i.id % 2 = 0 THEN $4::integer[] || $6::integer[] END AS keys,
       CASE WHEN i.id % 10000 = 0 THEN $4::integer[] END AS title_keys) AS w ON true
     JOIN (SELECT n - 1 AS n, 'tag' || n AS text, keys FROM unnest($5::text[]) WITH ORDINALITY AS g(given, n), LATERAL (SELECT given::integer[] AS keys)) AS t
       ON t.n = i.id % 2000`,
    [
      rareWord,
      `${commonWord}。${freshWord}`,
      keysOf(rareWord),
      keysOf(commonWord),
      Array.from({ length: 2_000 }, (_, index) => keysOf(`tag${index + 1}`)),
      keysOf(freshWord),
    ],
  );
  for (const { sql } of rows) await client.query(sql);
  await client.end();
};
