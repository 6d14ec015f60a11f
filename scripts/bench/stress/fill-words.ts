import type pg from 'pg';

/** Half of all words that are said are of the first fifty. */
const wordCount = 5_000;
const word = (id: string, turn: string) =>
  `'言葉' || (1 + floor(${wordCount} * power(pg_temp.unit(${id}, 60 + ${turn}), 6)))::integer`;

const termsOf = (kind: string, table: string, role: string, count: number) => `
  INSERT INTO text_terms (kind, id, terms, sentences, to_place, category_id, role, removed, date_entered, revision, generation)
  SELECT '${kind}', id, ARRAY(SELECT DISTINCT ${word('id', 'turn')} FROM generate_series(1, ${count}) AS turn), '{}', false,
    category_id, ${role}, removed, date_entered, revision, 1 FROM ${table}`;

/** The words of ideas and comments, and their sums. */
export async function fillWords(client: pg.Client): Promise<void> {
  await client.query(termsOf('idea', 'idea_facts', 'author_role', 12));
  await client.query(termsOf('comment', 'comment_facts', 'author_role', 5));
  await client.query(`
    INSERT INTO key_rollups (metric, category_id, bucket, key, role, count)
    SELECT 'tag_cloud', CASE grouping(role) WHEN 1 THEN -1 ELSE category_id END,
      date_bin('1 day', date_entered, '2000-01-01T15:00:00Z'::timestamptz) AS bucket, key,
      CASE grouping(role) WHEN 1 THEN '' ELSE role END, count(*)
    FROM text_terms, unnest(terms) AS key
    GROUP BY bucket, key, GROUPING SETS ((category_id, role), ()) ORDER BY 2, 3, 4, 5`);
}
