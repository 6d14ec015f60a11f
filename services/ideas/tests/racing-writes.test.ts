import { publish } from '@ideabox/events';
import { createDatabase, type Database, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
let db: Database;
beforeAll(async () => {
  ideas = await bootIdeas();
  db = createDatabase({ url: ideas.databaseUrl, log: createLogger('test', 'silent') });
});
afterAll(async () => {
  await db.close();
  await ideas.stop();
});

const atOnce = 50;
const few = 10;
let revision = 0;

const send = async (method: 'put' | 'post' | 'delete', path: string, member: string, body: object = {}) =>
  (
    await ideas.http[method](path)
      .set(await ideas.as(member, 'operator'))
      .send(body)
  ).status;

type Write = (idea: number, member: string, turn: number) => Promise<number>;

const tagOf = async (idea: number, turn: number) =>
  (
    await db.one<{ id: number }>(sql`
    SELECT id FROM idea_tags WHERE idea_id = ${idea} ORDER BY id OFFSET ${turn % 2} LIMIT 1`)
  )?.id ?? 0;

/** Every kind of write that moves a counter, or a row that one counts. */
const writes: Record<string, Write> = {
  agree: (idea, member) => send('put', `/ideas/${idea}/vote`, member, { type: 'positive' }),
  abstain: (idea, member) => send('put', `/ideas/${idea}/vote`, member, { type: 'neutral' }),
  object: (idea, member) => send('put', `/ideas/${idea}/vote`, member, { type: 'negative' }),
  'cancel a vote': (idea, member) => send('delete', `/ideas/${idea}/vote`, member),
  support: (idea, member) => send('put', `/ideas/${idea}/support`, member),
  'withdraw a support': (idea, member) => send('delete', `/ideas/${idea}/support`, member),
  'make a favourite': (idea, member) => send('put', `/ideas/${idea}/favorite`, member),
  'drop a favourite': (idea, member) => send('delete', `/ideas/${idea}/favorite`, member),
  tag: (idea, member, turn) => send('post', `/ideas/${idea}/tags`, member, { name: `tag ${turn % 3}` }),
  'rename a tag': async (idea, member, turn) =>
    send('put', `/ideas/${idea}/tags/${await tagOf(idea, turn)}`, member, { name: `tag ${(turn + 1) % 3}` }),
  'drop a tag': async (idea, member, turn) =>
    send('delete', `/ideas/${idea}/tags/${await tagOf(idea, turn)}`, member),
  answer: (idea, member, turn) =>
    send('put', `/ideas/${idea}/answer`, member, { contents: `回答 ${turn}`, status: 'considering' }),
  edit: (idea, member, turn) => send('put', `/ideas/${idea}`, member, { contents: `本文 ${turn}` }),
  'hear of comments': async (idea, _member, turn) => {
    revision += 1;
    const discussion = { idea_id: idea, comment_count: turn, revision, top_comment: null };
    await publish(db, 'comments.v1.DiscussionChanged', discussion);
    return 200;
  },
  remove: (idea, member) => send('delete', `/ideas/${idea}`, member, { reason: '重複' }),
};

const names = Object.keys(writes);
const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const));

/** Ideas whose counters are not the number of their rows. */
const miscountedIdeas = () =>
  db.rows(sql`
    SELECT s.idea_id, s.positive_count, s.neutral_count, s.negative_count, s.support_count FROM standings s
    LEFT JOIN (
      SELECT idea_id, count(*) FILTER (WHERE type = 'positive') AS positive, count(*) FILTER (WHERE type = 'neutral') AS neutral,
        count(*) FILTER (WHERE type = 'negative') AS negative
      FROM votes GROUP BY idea_id) v USING (idea_id)
    LEFT JOIN (SELECT idea_id, count(*) AS given FROM supports WHERE supported GROUP BY idea_id) g USING (idea_id)
    WHERE (s.positive_count, s.neutral_count, s.negative_count, s.support_count) IS DISTINCT FROM
      (coalesce(v.positive, 0), coalesce(v.neutral, 0), coalesce(v.negative, 0), coalesce(g.given, 0))`);

/** Categories and tags whose counts are not those of their ideas. */
const miscountedShelves = () =>
  db.rows(sql`
    SELECT 'category' AS what, c.id, c.idea_count FROM categories c
    LEFT JOIN ideas i ON i.category_id = c.id AND i.removed_at IS NULL
    GROUP BY c.id HAVING c.idea_count <> count(i.id)
    UNION ALL
    SELECT 'tag', t.id, t.idea_count FROM tags t LEFT JOIN idea_tags it ON it.tag_id = t.id
    LEFT JOIN ideas i ON i.id = it.idea_id AND i.removed_at IS NULL
    GROUP BY t.id HAVING t.idea_count <> count(i.id)`);

const newIdeas = async () =>
  Promise.all(Array.from({ length: few }, async () => (await ideas.post({})).body.results.id as number));

test.each(pairs)(
  '%s and %s, 50 at once on a few ideas: no 5xx, and counters are rows',
  async (one, other) => {
    const places = await newIdeas();
    const begun = Array.from({ length: atOnce }, (_, turn) => {
      const write = writes[turn % 2 === 0 ? one : other] as Write;
      // Five at once on each idea, by the same member: two tabs and a double tap.
      return write(places[Math.floor(turn / (atOnce / few))] as number, 'a', turn);
    });
    expect((await Promise.all(begun)).filter((status) => status >= 500)).toEqual([]);
    expect(await miscountedIdeas()).toEqual([]);
    expect(await miscountedShelves()).toEqual([]);
  },
);

test('each of two votes of one member at once is answered with 200, and one of them holds', async () => {
  const places = await newIdeas();
  const twice = await Promise.all(
    places.map((idea) => Promise.all([writes.agree?.(idea, 'a', 0), writes.object?.(idea, 'a', 1)])),
  );
  expect(twice).toEqual(places.map(() => [200, 200]));
  const standing = await db.rows(sql`SELECT vote_count FROM standings WHERE idea_id = ANY(${places})`);
  expect(standing).toEqual(places.map(() => ({ vote_count: 1 })));
});
