import type pg from 'pg';
import { fillMemberFacts } from './fill-members.ts';
import { fillTopics } from './fill-topics.ts';
import { fillWords } from './fill-words.ts';
import { comments, type StressSize, votes } from './plan.ts';
import { titleCount } from './texts.ts';
import { withoutIndexes } from './without-indexes.ts';

/** Where the sums over all categories and roles stand. */
const sums = (by: string, weight = 'count(*)') => `
  CASE grouping(category_id) WHEN 1 THEN -1 ELSE category_id END, bucket, ${by}
  CASE grouping(role) WHEN 1 THEN '' ELSE role END, ${weight}`;

/** The sums that analytics keeps of each kind of fact, by quarters of an hour. */
const rollUp = (metric: string, table: string, category = 'category_id', role = 'author_role') => `
  INSERT INTO rollups (metric, category_id, bucket, role, count)
  SELECT '${metric}', ${sums('')}
  FROM (SELECT date_bin('15 minutes', date_entered, 'epoch'::timestamptz) AS bucket, ${category} AS category_id, ${role} AS role
    FROM ${table}) AS facts
  GROUP BY bucket, CUBE (category_id, role)`;

const day = `date_bin('1 day', date_entered, '2000-01-01T15:00:00Z'::timestamptz)`;

const month = `date_trunc('month', date_entered, 'Asia/Tokyo')`;

/** The sums by what they are of, in the order of their key. */
const rollUpKeys = (metric: string, keys: string) => `
  INSERT INTO key_rollups (metric, category_id, bucket, key, role, count)
  SELECT '${metric}', ${sums('key,')} FROM (${keys}) AS facts
  GROUP BY GROUPING SETS ((category_id, bucket, key, role), (bucket, key)) ORDER BY 2, 3, 4, 5`;

const attributes = {
  genders: 'gender',
  generations: 'age',
  areas: 'region',
  businesses: 'industry',
  divisions: 'job_type',
};

const keySums = [
  rollUpKeys(
    'idea_ranking',
    `SELECT category_id, ${day} AS bucket, idea_id::text AS key, role FROM vote_facts`,
  ),
  rollUpKeys(
    'idea_months',
    `SELECT category_id, ${month} AS bucket, idea_id::text AS key, role FROM vote_facts`,
  ),
  rollUpKeys(
    'idea_opinions',
    `SELECT category_id, 'epoch'::timestamptz AS bucket, type || ' ' || idea_id AS key, role FROM vote_facts
     WHERE type <> 'neutral'`,
  ),
  ...(
    [
      ['authors', 'idea_facts', 'author'],
      ['commenters', 'comment_facts', 'author'],
    ] as const
  ).map(([metric, table, who]) =>
    rollUpKeys(
      metric,
      `SELECT category_id, ${month} AS bucket, ${who}_id AS key, ${who}_role AS role FROM ${table}`,
    ),
  ),
  rollUpKeys('voters', `SELECT category_id, ${month} AS bucket, member_id AS key, role FROM vote_facts`),
  rollUpKeys(
    'leader_ideas',
    `SELECT category_id, ${day} AS bucket, author_id AS key, author_role AS role FROM idea_facts`,
  ),
  rollUpKeys(
    'leader_comments',
    `SELECT category_id, ${day} AS bucket, author_id AS key, author_role AS role FROM comment_facts`,
  ),
  ...Object.entries(attributes).map(([metric, column]) =>
    rollUpKeys(
      metric,
      `SELECT 0::bigint AS category_id, 'epoch'::timestamptz AS bucket, ${column} AS key, role FROM member_facts`,
    ),
  ),
];

/** What whole days and months of periods are read from, out of the sums that are there. */
const longerSums = [
  `INSERT INTO rollups (metric, category_id, bucket, role, count)
   SELECT metric || '_days', category_id, date_bin('1 day', bucket, '2000-01-01T15:00:00Z'::timestamptz), role, sum(count)
   FROM rollups GROUP BY 1, 2, 3, 4`,
  `INSERT INTO rollups (metric, category_id, bucket, role, count)
   SELECT metric || '_week_hours', category_id, month + make_interval(days => extract(isodow FROM local)::int - 1,
     hours => extract(hour FROM local)::int), role, sum(count)
   FROM rollups, LATERAL (SELECT date_trunc('month', bucket, 'Asia/Tokyo') AS month, bucket AT TIME ZONE 'Asia/Tokyo' AS local) AS l
   WHERE metric IN ('ideas', 'comments', 'votes', 'page_views') GROUP BY 1, 2, 3, 4`,
  `INSERT INTO key_rollups (metric, category_id, bucket, key, role, count)
   SELECT metric || '_months', category_id, date_trunc('month', bucket, 'Asia/Tokyo'), key, role, sum(count)
   FROM key_rollups WHERE metric IN ('devices', 'web_searches', 'keyword_ranking', 'tag_cloud') GROUP BY 1, 2, 3, 4, 5`,
];

/** What visits come to in a quarter of an hour, so many times as the number of ideas grows. */
const usage = ({ ideas, until }: StressSize) => `
  INSERT INTO rollups (metric, category_id, bucket, role, count)
  SELECT metric, ${sums('', 'sum(count)::bigint')}
  FROM (SELECT metric, date_bin('15 minutes', timestamptz '${until}' - interval '15 minutes' * n, 'epoch'::timestamptz) AS bucket,
      0::bigint AS category_id, role, (weight * (1 + ${ideas} / 100000))::bigint AS count
    FROM generate_series(1, 400 * 96) AS n
      CROSS JOIN (VALUES ('page_views', 30), ('sessions', 8), ('view_ms', 900000), ('readers', 3), ('new_users', 2)) AS m (metric, weight)
      CROSS JOIN (VALUES ('visitor'), ('general'), ('supporter')) AS r (role)) AS facts
  GROUP BY metric, bucket, CUBE (category_id, role)`;

const usageByKey = ({ until }: StressSize) => `
  INSERT INTO key_rollups (metric, category_id, bucket, key, role, count)
  SELECT metric, ${sums('key,', 'sum(count)::bigint')}
  FROM (SELECT metric, date_bin('15 minutes', timestamptz '${until}' - interval '15 minutes' * n, 'epoch'::timestamptz) AS bucket,
      0::bigint AS category_id, key, role, 4 AS count
    FROM generate_series(1, 400 * 96) AS n CROSS JOIN (
      SELECT 'devices' AS metric, unnest('{computer,tablet,smartphone}'::text[]) AS key
      UNION ALL SELECT 'web_searches', unnest('{google,yahoo,bing}'::text[])
    ) AS k CROSS JOIN (VALUES ('visitor'), ('general')) AS r (role)
    UNION ALL
    SELECT 'keyword_ranking', date_bin('15 minutes', timestamptz '${until}' - interval '15 minutes' * n, 'epoch'::timestamptz), 0,
      'word ' || w || chr(31) || 'word ' || w, role, 1
    FROM generate_series(1, 400 * 96) AS n CROSS JOIN LATERAL (
      SELECT pg_temp.pick(n, i, 2000) AS w, CASE i % 2 WHEN 0 THEN 'visitor' ELSE 'general' END AS role FROM generate_series(50, 57) AS i
    ) AS words) AS facts
  GROUP BY metric, GROUPING SETS ((category_id, bucket, key, role), (bucket, key)) ORDER BY 1, 2, 3, 4, 5`;

/** Fills the facts of the analytics service and their sums. The session has the plan and the texts. */
export async function fillAnalytics(client: pg.Client, size: StressSize): Promise<void> {
  const tables = [
    ...['member_facts', 'idea_facts', 'comment_facts', 'vote_facts', 'rollups', 'key_rollups'],
    ...['text_terms', 'topics', 'idea_topics', 'topic_totals'],
  ];
  await withoutIndexes(client, tables, async () => {
    await client.query(fillMemberFacts(size));
    await client.query(`
      INSERT INTO idea_facts (id, name, category_id, author_id, author_role, removed, tags, date_entered, revision, generation)
      SELECT p.id, t.text, p.category_id, pg_temp.member(p.author), pg_temp.role(p.author), false, '{}', p.date_entered, 1, 1
      FROM plan p JOIN titles t ON t.n = pg_temp.pick(p.id, 11, ${titleCount}) ORDER BY p.id`);
    await client.query(`
      INSERT INTO comment_facts (id, idea_id, parent_id, category_id, author_id, author_role, removed, date_entered, revision,
        generation)
      SELECT id, idea_id, parent_id, category_id, pg_temp.member(author), pg_temp.role(author), false, date_entered, 1, 1
      FROM (${comments(size)}) AS c`);
    await client.query(`
      INSERT INTO vote_facts (idea_id, member_id, type, category_id, role, date_entered, revision, generation)
      SELECT idea_id, pg_temp.member(voter), type, category_id, pg_temp.role(voter), date_entered, 1, 1
      FROM (${votes(size)}) AS v`);
    await client.query(rollUp('members', 'member_facts', '0', 'role'));
    await client.query(rollUp('ideas', 'idea_facts'));
    await client.query(rollUp('comments', 'comment_facts'));
    await client.query(rollUp('votes', 'vote_facts', 'category_id', 'role'));
    for (const keySum of keySums) await client.query(keySum);
    await client.query(usage(size));
    await client.query(usageByKey(size));
    await fillWords(client);
    for (const sum of longerSums) await client.query(sum);
    await fillTopics(client);
  });
}
