import { createDatabase, type Database, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { type Beside, bootBesideIdeas } from './boot.ts';

let app: Beside;
let db: Database;
beforeAll(async () => {
  app = await bootBesideIdeas();
  db = createDatabase({ url: app.databaseUrl, log: createLogger('test', 'silent') });
});
afterAll(async () => {
  await db.close();
  await app.stop();
});

const atOnce = 50;
const few = 10;

type Place = { idea: number; comment: number };
type Write = (place: Place, turn: number) => Promise<{ status: number }>;

const words = ['図書館', '公園', '保育園', '駅前', '交差点', '水道', '学童', '祭り', '病院', '商店街'];
/** No two of them are alike enough for the check of similar comments. */
const said = (turn: number) =>
  `${words[turn % 10]}について${words[Math.floor(turn / 10) % 10]}の隣に住む者として言う。`.repeat(
    1 + (turn % 3),
  );

const opening = (round: number) =>
  Array.from({ length: 20 }, (_, at) =>
    String.fromCodePoint(0x4e00 + ((round * 131 + at * 977) % 5_000)),
  ).join('');

const rate = (stars: number): Write => {
  return async ({ comment }) =>
    app.http
      .put(`/comments/${comment}/rating`)
      .set(await app.as('rater'))
      .send({ stars });
};

/** Every kind of write that moves a counter of a discussion or of a comment. */
const writes: Record<string, Write> = {
  comment: ({ idea }, turn) => app.post({ idea_id: idea, contents: said(turn) }, 'writer'),
  reply: ({ idea, comment }, turn) =>
    app.post({ idea_id: idea, comment_id: comment, contents: said(turn) }, 'writer'),
  edit: async ({ comment }, turn) =>
    app.http
      .put(`/comments/${comment}`)
      .set(await app.as('author'))
      .send({ contents: said(turn) }),
  remove: async ({ comment }) => app.http.delete(`/comments/${comment}`).set(await app.as('author')),
  'rate with 1': rate(1),
  'rate with 5': rate(5),
  'take a rating back': async ({ comment }) =>
    app.http.delete(`/comments/${comment}/rating`).set(await app.as('rater')),
};

const names = Object.keys(writes);
const pairs = names.flatMap((one, index) => names.slice(index).map((other) => [one, other] as const));

/** Comments and discussions whose counters are not the number of their rows. */
const miscounted = () =>
  db.rows(sql`
    SELECT 'comment' AS what, c.id FROM comments c
    LEFT JOIN (SELECT comment_id, count(*) AS n, sum(stars) AS stars FROM ratings WHERE stars IS NOT NULL GROUP BY 1) r
      ON r.comment_id = c.id
    LEFT JOIN (SELECT parent_id, count(*) AS n FROM comments WHERE removed_at IS NULL GROUP BY 1) a ON a.parent_id = c.id
    WHERE (c.rating_count, c.rating_sum, c.reply_count) IS DISTINCT FROM
      (coalesce(r.n, 0), coalesce(r.stars, 0), coalesce(a.n, 0))
    UNION ALL
    SELECT 'discussion', d.idea_id FROM discussions d LEFT JOIN comments c USING (idea_id)
    GROUP BY d.idea_id HAVING (d.comment_count, d.thread_count) IS DISTINCT FROM (
      count(c.id) FILTER (WHERE c.removed_at IS NULL),
      count(c.id) FILTER (WHERE c.parent_id IS NULL AND (c.removed_at IS NULL OR c.reply_count > 0)))`);

let ideas: number[];
beforeAll(async () => {
  ideas = await Promise.all(Array.from({ length: few }, () => app.newIdea()));
});

const newPlaces = (round: number): Promise<Place[]> =>
  Promise.all(
    ideas.map(async (idea) => {
      const { status, body } = await app.post({ idea_id: idea, contents: opening(round) }, 'author');
      expect(status).toBe(201);
      return { idea, comment: body.results.id };
    }),
  );

let round = 0;

test.each(pairs)(
  '%s and %s, 50 at once on a few discussions: no 5xx, and counters are rows',
  async (one, other) => {
    round += 1;
    const places = await newPlaces(round);
    const begun = Array.from({ length: atOnce }, async (_, turn) => {
      const write = writes[turn % 2 === 0 ? one : other] as Write;
      return (await write(places[Math.floor(turn / (atOnce / few))] as Place, turn)).status;
    });
    expect((await Promise.all(begun)).filter((status) => status >= 500)).toEqual([]);
    expect(await miscounted()).toEqual([]);
  },
);
