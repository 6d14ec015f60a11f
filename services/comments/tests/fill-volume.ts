import { foldKana, searchKeys } from '@ideabox/text';
import pg from 'pg';

export const rareWord = '防災';
export const commonWord = '地域';
/** What a word finds is remembered: nobody has asked for these before. */
export const freshWords = ['渋滞', '公園'];

/** Of how many comments one has the word. */
const sharesOfWords = { [rareWord]: 100, [commonWord]: 28, 渋滞: 100, 公園: 20 };

/** SQL for what of its words a comment has, by its id. */
const ofWords = (what: (word: string) => string): string =>
  Object.entries(sharesOfWords)
    .map(([word, share]) => `CASE WHEN id % ${share} = 0 THEN ${what(word)} ELSE ${what('')} END`)
    .join(' || ');

const volume = { ideas: 12_000, comments: 30_000, members: 11_000 };

/** Ids of categories and ideas go on from here, so that others can be beside them. */
export const firstId = 1_000;

/** Enough of everything that a plan which reads it all costs more than one by an index. */
export const fillVolume = async (databaseUrl: string): Promise<void> => {
  const client = new pg.Client({ connectionString: databaseUrl });
  await client.connect();
  const { ideas, comments, members } = volume;
  const statements = [
    'SET session_replication_role = replica',
    `INSERT INTO members (id, portal_name, roles, status, revision)
     SELECT 'm' || n, 'member ' || n, '{general}', 'active', 1 FROM generate_series(1, ${members}) AS n`,
    `INSERT INTO categories (id, search_key, name, status, invisible, deleted, revision)
     SELECT ${firstId} + n, 'c' || n, 'category ' || n,
       CASE n WHEN 10 THEN 'open_for_myself_and_operator' WHEN 15 THEN 'open_for_supporter' ELSE 'on_air' END, false, false, 1
     FROM generate_series(1, 20) AS n`,
    `INSERT INTO ideas (id, name, category_id, author_id, removed, revision)
     SELECT ${firstId} + n, 'title ' || n, ${firstId} + 1 + n % 20, 'm' || n % ${members} + 1, n % 97 = 0, 1 FROM generate_series(1, ${ideas}) AS n`,
    `INSERT INTO discussions (idea_id, category_id, removed, last_serial_number, comment_count, thread_count, revision)
     SELECT id, category_id, removed, 3, 3, 2, 1 FROM ideas`,
    // Idea 1 has a long discussion, the others short ones; every third comment is a reply.
    `INSERT INTO comments (id, idea_id, category_id, idea_removed, parent_id, author_id, author_role, serial_number, contents, normalised,
       date_entered, reply_count, rating_count, rating_sum)
     SELECT n, i.id, i.category_id, i.removed, CASE WHEN n % 3 = 2 THEN n - 1 END, 'm' || n * 7 % ${members} + 1, 'general', n,
       repeat(md5(n::text), 10), repeat(md5(n::text), 10), now() - interval '7 minutes' * (${comments} - n), CASE WHEN n % 3 = 1 THEN 1 ELSE 0 END,
       n % 3, n % 3 * (1 + n % 5)
     FROM generate_series(1, ${comments}) AS n JOIN ideas i ON i.id = ${firstId} + CASE WHEN n <= 2000 THEN 1 ELSE 1 + n / 3 % ${ideas} END`,
    `SELECT setval(pg_get_serial_sequence('comments', 'id'), ${comments})`,
    `INSERT INTO ratings (comment_id, member_id, stars) SELECT n, 'm' || n % ${members} + 1, 1 + n % 5
     FROM generate_series(1, ${comments}) AS n`,
    `INSERT INTO comment_versions (comment_id, revision, contents) SELECT n, 0, 'before' FROM generate_series(1, 12000) AS n`,
    'INSERT INTO category_counts SELECT category_id, idea_id % 16, sum(comment_count) FROM discussions GROUP BY 1, 2',
  ];
  for (const statement of statements) await client.query(statement);
  const keysOf = (word: string) => `'{${searchKeys(foldKana(word))}}'::integer[]`;
  await client.query(
    `INSERT INTO search_texts (comment_id, comment_text, keys)
     SELECT id, md5(id::text) || ${ofWords((word) => `'${word}'`)},
       (SELECT array_agg((id * 7919 + k * 104729) % 300007) FROM generate_series(1, 20) AS k)
         || ${ofWords(keysOf)}
     FROM comments`,
  );
  await client.end();
};
