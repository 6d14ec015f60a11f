import { fill, plansOf, wasteOf } from '@ideabox/testing';
import { bigrams, grams } from '@ideabox/text';
import { bootAlone } from './boot.ts';

type Comments = Awaited<ReturnType<typeof bootAlone>>;

let comments: Comments;
const word = '防災';

beforeAll(async () => {
  comments = await bootAlone();
  await fill(comments.databaseUrl, [
    `INSERT INTO members (id, portal_name, roles, status, revision)
     SELECT 'm' || n, 'member ' || n, '{general}', 'active', 1 FROM generate_series(1, 12000) AS n`,
    `INSERT INTO categories (id, search_key, name, status, invisible, deleted, revision)
     SELECT n, 'c' || n, 'category', 'on_air', false, false, 1 FROM generate_series(1, 10) AS n`,
    `INSERT INTO ideas (id, name, category_id, author_id, revision)
     SELECT n, 'idea ' || n, 1 + n % 10, 'm' || n, 1 FROM generate_series(1, 12000) AS n`,
    `INSERT INTO discussions (idea_id, category_id, last_serial_number, comment_count, thread_count)
     SELECT id, category_id, 5, 5, 4 FROM ideas`,
    `INSERT INTO comments (id, idea_id, category_id, parent_id, author_id, author_role, serial_number, contents, normalised,
       date_entered, reply_count, rating_count, rating_sum)
     SELECT n, 1 + n / 5, 1 + (1 + n / 5) % 10, CASE WHEN n % 5 = 4 THEN n - 1 END, 'm' || 1 + n * 7919 % 12000, 'general',
       n % 5 + 1, md5(n::text), md5(n::text), now() - interval '3 minutes' * (60000 - n), (n % 5 = 3)::int,
       (n % 7 = 0)::int, CASE WHEN n % 7 = 0 THEN 1 + n % 5 ELSE 0 END
     FROM generate_series(0, 59994) AS n`,
    `INSERT INTO ratings (comment_id, member_id, stars) SELECT id, 'm' || 1 + id % 900, 1 + id % 5 FROM comments WHERE id % 2 = 0`,
    'DROP INDEX search_entries_by_grams',
    `INSERT INTO search_entries (comment_id, comment_text, grams)
     SELECT id, md5(id::text) || CASE WHEN id % 50 = 0 THEN '${word}' ELSE '' END,
       CASE WHEN id % 50 = 0 THEN '{${grams(word)}}'::integer[] ELSE ARRAY[id % 5003, id % 30011] END FROM comments`,
    'CREATE INDEX search_entries_by_grams ON search_entries USING gin (grams)',
  ]);
}, 60_000);
afterAll(() => comments.stop());

const lists = [
  ...[
    '',
    'category=c1',
    'idea=77',
    'member_id=m7',
    'category=c1&member_id=m7',
    `keyword=${word}`,
    `category=c2&keyword=${word}`,
  ],
  ...['keyword=0', 'keyword=zz'],
].flatMap((filter) => ['date_entered', 'rating'].map((sort) => `/comments?${filter}&sort=${sort}`));

const reads = [
  ...[
    '/comments?order=asc',
    '/comments?sort=rating&order=asc',
    '/ideas/77/comments',
    '/ideas/77/comments?page=2',
  ],
  ...[
    '/comments/303',
    '/comments/303/versions',
    '/members/m7/comments',
    '/members/m7/comments?highly_rated=1',
  ],
];

test('no call reads, walks or sorts all comments', async () => {
  expect(bigrams(word)).toHaveLength(1);
  const plans = await plansOf(comments.databaseUrl, async () => {
    for (const path of [...lists, ...reads]) {
      const answer = await comments.get(encodeURI(path));
      expect([path, answer.status]).toEqual([path, 200]);
    }
    for (const path of ['/members/m7/ratings', '/members/m7/ratings?comment_id=6'])
      await comments.get(path, 'm7');
    await comments.post({ idea_id: 77, contents: 'ひとつめの意見' }, 'm7');
    const headers = await comments.as('m9');
    await comments.http.put('/comments/304/rating').set(headers).send({ stars: 4 });
    await comments.http.delete('/comments/304/rating').set(headers);
    await comments.http
      .delete('/comments/305')
      .set(await comments.as('op', 'operator'))
      .send({ reason: '重複' });
  });
  expect(plans.length).toBeGreaterThan(20);
  expect(wasteOf(plans)).toEqual([]);
}, 60_000);
