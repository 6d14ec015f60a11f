import { type Sql, sql } from '@ideabox/postgres';
import type { AnalyticsServiceDefinition } from '@ideabox/protos/analytics/v1/AnalyticsService';
import { callerEnv, eventually, freePort, runScript } from '@ideabox/testing';
import { type Analytics, bootAnalytics } from './boot.ts';
import { category, vote } from './facts.ts';
import {
  commentHistories,
  ideaHistories,
  memberHistories,
  ratingHistories,
  supportHistories,
  voteHistories,
} from './histories.ts';
import { createRandom } from './random.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
const random = createRandom(7);
const lastOf = <T>(histories: T[][]): T[] => histories.map((history) => history.at(-1) as T);

beforeAll(async () => {
  analytics = await bootAnalytics();
  const { has } = analytics.sources;
  has.votes = lastOf(voteHistories(random, 40, 50));
  has.ideas = lastOf(ideaHistories(random, 120));
  has.comments = lastOf(commentHistories(random, 120));
  has.members = lastOf(memberHistories(random, 120));
  has.categories = [1, 2, 3].map((id) => category({ category_id: id, search_key: `key ${id}` }));
  has.supports = lastOf(supportHistories(random, 30));
  has.ratings = lastOf(ratingHistories(random, 30));
  for (const support of has.supports) await analytics.emit('ideas.v1.SupportChanged', support);
  for (const rating of has.ratings) await analytics.emit('comments.v1.RatingChanged', rating);
  await analytics.emit('ideas.v1.VotesImported', { votes: has.votes.slice(0, 1_000) });
  await analytics.emit('ideas.v1.VotesImported', { votes: has.votes.slice(1_000) });
  await analytics.emit('ideas.v1.IdeasImported', { ideas: has.ideas });
  await analytics.emit('comments.v1.CommentsImported', { comments: has.comments, discussions: [] });
  await analytics.emit('identity.v1.MembersImported', { members: has.members });
  await analytics.emit('ideas.v1.CategoriesImported', { categories: has.categories });
  await analytics.http
    .post('/analytics/events')
    .send({ events: [{ type: 'page_view', path: '/' }] })
    .expect(202);
  await eventually(async () => expect(await countOf(sql`vote_facts`)).toBe(2_000));
  await eventually(async () => expect(await countOf(sql`inbox`)).toBe(66));
  await termsFound();
});
afterAll(() => analytics.stop());
afterEach(() => {
  analytics.sources.during.votes = async () => undefined;
});

const countOf = async (table: Sql) =>
  (await analytics.db.one<{ n: number }>(sql`SELECT count(*) AS n FROM ${table}`))?.n;

const termsFound = () => eventually(async () => expect(await countOf(sql`text_queue`)).toBe(0));

/** All that is held, but for the generations. */
const everything = async () => {
  await termsFound();
  return {
    members: await analytics.db.rows(
      sql`SELECT to_jsonb(f) - 'generation' AS row FROM member_facts AS f ORDER BY id`,
    ),
    categories: await analytics.db.rows(
      sql`SELECT to_jsonb(f) - 'generation' AS row FROM category_facts AS f ORDER BY id`,
    ),
    ideas: await analytics.db.rows(
      sql`SELECT to_jsonb(f) - 'generation' AS row FROM idea_facts AS f ORDER BY id`,
    ),
    votes: await analytics.db.rows(
      sql`SELECT to_jsonb(f) - 'generation' AS row FROM vote_facts AS f ORDER BY idea_id, member_id`,
    ),
    comments: await analytics.db.rows(
      sql`SELECT to_jsonb(f) - 'generation' AS row FROM comment_facts AS f ORDER BY id`,
    ),
    supports: await analytics.db.rows(
      sql`SELECT to_jsonb(f) - 'generation' AS row FROM support_facts AS f ORDER BY idea_id, member_id`,
    ),
    ratings: await analytics.db.rows(
      sql`SELECT to_jsonb(f) - 'generation' AS row FROM rating_facts AS f ORDER BY comment_id, member_id`,
    ),
    terms: await analytics.db.rows(
      sql`SELECT to_jsonb(f) - '{generation,to_place}'::text[] AS row FROM text_terms AS f ORDER BY kind, id`,
    ),
    sums: await expectExactSums(analytics.db),
  };
};

const rebuildAt = (address: string) =>
  runScript('rebuild', ['analytics'], { ...callerEnv('scripts'), ANALYTICS_GRPC_ADDRESS: address });
const run = () => rebuildAt(analytics.grpcAddress);

test('a rebuild of what is right gives the same rows', async () => {
  const before = await everything();
  const { code, out, err } = await run();
  expect({ code, err }).toEqual({ code: 0, err: '' });
  const votes = analytics.sources.has.votes.length;
  expect(out).toMatch(
    new RegExp(
      `Rebuilt analytics: 120 members, 3 categories, 120 ideas, ${votes} votes, 30 supports, 120 comments, 30 ratings; 0 rows removed, 0 counts corrected, in [\\d.]+ s\n$`,
    ),
  );
  expect(await everything()).toEqual(before);
});

test('whatever was lost, spoilt, invented or miscounted is right again', async () => {
  const before = await everything();
  const { db } = analytics;
  await db.run(sql`DELETE FROM vote_facts WHERE idea_id < 10`);
  await db.run(sql`UPDATE vote_facts SET role = 'spoilt', category_id = 99 WHERE idea_id = 11`);
  await db.run(sql`UPDATE vote_facts SET revision = 1000, type = NULL WHERE idea_id = 12`);
  await db.run(sql`UPDATE idea_facts SET removed = NOT removed, name = ''`);
  await db.run(sql`INSERT INTO vote_facts VALUES (777, 'nobody', 'positive', 1, 'general', now(), 5, 1)`);
  await db.run(sql`TRUNCATE member_facts, support_facts`);
  await db.run(sql`DELETE FROM text_terms WHERE id < 30`);
  await db.run(sql`INSERT INTO text_terms VALUES ('idea', 777, '{幽霊}', 1, 'general', false, now(), 5, 1)`);
  await db.run(sql`UPDATE key_rollups SET count = count + 1 WHERE metric IN ('tag_cloud', 'genders')`);
  await db.run(sql`DELETE FROM key_rollups WHERE metric = 'leader_ratings'`);
  await db.run(sql`UPDATE rollups SET count = count + 7 WHERE metric IN ('votes', 'page_views')`);
  await db.run(sql`DELETE FROM rollups WHERE metric = 'comments'`);
  await db.run(sql`INSERT INTO rollups VALUES ('ideas', '2020-01-01T00:00:00Z', 5, 'ghost', 3)`);
  const { code, out } = await run();
  expect(code).toBe(0);
  expect(out).toMatch(/; 1 rows removed, [1-9]\d* counts corrected/);
  expect(await everything()).toEqual(before);
});

test('what a rebuild finds of fewer than five members changes no breakdown', async () => {
  const { db, sources } = analytics;
  const told = async () => (await analytics.http.get('/analytics/genders')).text;
  const members = sources.has.members;
  const [before, untold] = [await told(), await countOf(sql`untold_members`)];
  const [first, ...others] = members.filter(({ status }) => status === 'MEMBER_STATUS_ACTIVE');
  const changed = { ...first!, gender: first?.gender === 'M' ? 'F' : 'M' };
  sources.has.members = members.map((member) => (member === first ? changed : member));
  expect((await run()).code).toBe(0);
  expect(await told()).toBe(before);
  expect(await countOf(sql`untold_members`)).toBe((untold ?? 0) + 1);
  expect(await db.one(sql`SELECT gender FROM member_facts WHERE id = ${changed.member_id}`)).toEqual({
    gender: changed.gender,
  });
  const gone = others.slice(0, 5);
  sources.has.members = members.filter((member) => !gone.includes(member));
  expect((await run()).code).toBe(0);
  expect(await told()).not.toBe(before);
  expect(await countOf(sql`untold_members`)).toBe(0);
  sources.has.members = members;
  expect((await run()).code).toBe(0);
});

test('a deleted category is kept, so that an older event does not bring it back', async () => {
  await analytics.emit('ideas.v1.CategoryChanged', category({ category_id: 9, deleted: true, revision: 2 }));
  await eventually(async () => expect(await countOf(sql`category_facts`)).toBe(4));
  const before = await everything();
  expect((await run()).code).toBe(0);
  expect(await everything()).toEqual(before);
});

test('votes that change while it runs are neither lost nor counted twice', async () => {
  const { sources } = analytics;
  const changed = sources.has.votes.map((given) => ({
    ...given,
    revision: given.revision + 1,
    role: 'general',
  }));
  const cast = Array.from({ length: 300 }, (_, index) => vote({ idea_id: 500 + index, member_id: 'late' }));
  const pending: Promise<void>[] = [];
  sources.during.votes = async (part) => {
    // The source has these now; the stream under way does not tell of them.
    for (const given of [
      ...changed.slice((part - 1) * 500, part * 500),
      ...cast.slice((part - 1) * 75, part * 75),
    ]) {
      pending.push(analytics.emit('ideas.v1.VoteChanged', { ...given, type: 'VOTE_TYPE_NEUTRAL' }));
    }
    await Promise.all(pending);
  };
  expect((await run()).code).toBe(0);
  await eventually(async () => {
    expect(await analytics.db.one(sql`SELECT count(*) AS n FROM vote_facts WHERE type = 'neutral'`)).toEqual({
      n: 2_300,
    });
    expect(await countOf(sql`vote_facts`)).toBe(2_300);
  });
  await expectExactSums(analytics.db);
  sources.has.votes = [...changed, ...cast].map((given) => ({ ...given, type: 'VOTE_TYPE_NEUTRAL' }));
  const before = await everything();
  sources.during.votes = async () => undefined;
  expect((await run()).out).toMatch(/0 rows removed, 0 counts corrected/);
  expect(await everything()).toEqual(before);
});

test('a source that breaks off takes nothing out, and the command says so', async () => {
  const before = await everything();
  analytics.sources.during.votes = async (part) => {
    if (part === 2) throw new Error('source is gone');
  };
  const { code, err } = await run();
  expect(code).toBe(1);
  expect(err).toMatch(/^The analytics service at [\d.:]+ did not rebuild: the source of vote_facts failed: /);
  expect(await everything()).toEqual(before);
});

test('one rebuild at a time; the next may begin when it has ended or its caller has gone', async () => {
  const { signal, release } = (() => {
    let open = () => undefined as void;
    const gate = new Promise<void>((resolve) => {
      open = resolve;
    });
    return { signal: gate, release: () => open() };
  })();
  analytics.sources.during.votes = () => signal;
  const client = await analytics.rpcClient<AnalyticsServiceDefinition>();
  const first = client.stream('Rebuild', {})[Symbol.asyncIterator]();
  await first.next();
  expect((await run()).err).toMatch(/did not rebuild: another rebuild is under way/);
  await first.return?.(undefined);
  release();
  await eventually(async () => expect(await run()).toMatchObject({ code: 0 }));
  client.close();
});

test('wrong words and a service that is not there', async () => {
  for (const args of [[], ['idea'], ['analytics', 'more'], ['constructor']]) {
    const { code, err } = await runScript('rebuild', args, {});
    expect({ code, err }).toEqual({
      code: 1,
      err: expect.stringMatching(/^Usage: npm run rebuild -- identity\|.*\|analytics\|content/),
    });
  }
  const address = `127.0.0.1:${await freePort()}`;
  const { code, err } = await rebuildAt(address);
  expect(code).toBe(1);
  expect(err).toMatch(new RegExp(`^The analytics service at ${address} did not rebuild: .*ECONNREFUSED`));
});
