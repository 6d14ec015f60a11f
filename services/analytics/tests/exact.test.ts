import { randomUUID } from 'node:crypto';
import { sql } from '@ideabox/postgres';
import { eventually } from '@ideabox/testing';
import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { voteFacts } from '../src/store/facts/vote-facts.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import {
  commentHistories,
  ideaHistories,
  inRuns,
  memberHistories,
  ratingHistories,
  supportHistories,
  voteHistories,
} from './histories.ts';
import { createRandom } from './random.ts';
import { expectExactSums } from './sums.ts';

let analytics: Analytics;
beforeAll(async () => {
  analytics = await bootAnalytics();
});
afterAll(() => analytics.stop());
/** Every text's words have been found, and nobody is at work on them. */
const termsFound = () =>
  eventually(async () => {
    expect(await analytics.db.rows(sql`SELECT 1 FROM text_queue`)).toEqual([]);
  });

beforeEach(async () => {
  await termsFound();
  await analytics.db.run(
    sql`TRUNCATE vote_facts, idea_facts, comment_facts, member_facts, support_facts, rating_facts, text_terms, text_queue,
      rollups, key_rollups, untold_members, usage_events, usage_quotas, searches, sessions, inbox`,
  );
});

/** Every row is the last of its history. */
const expectLast = async (histories: { revision: number }[][], table: 'vote_facts' | 'idea_facts') => {
  const rows = await analytics.db.rows<{ revision: number }>(
    table === 'vote_facts'
      ? sql`SELECT revision FROM vote_facts ORDER BY idea_id, substr(member_id, 8)::int`
      : sql`SELECT revision FROM idea_facts ORDER BY id`,
  );
  expect(rows.map(({ revision }) => revision)).toEqual(histories.map((history) => history.length));
};

test.each([1, 2, 3])(
  'many at once, shuffled and repeated, in batches that overlap (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const histories = voteHistories(random, 8, 40);
    const all = histories.flat();
    const batches = Array.from({ length: 3 }, () => inRuns(random, random.shuffle(all), 120)).flat();
    const waiting = random.shuffle(batches);
    const worker = async () => {
      for (let batch = waiting.pop(); batch; batch = waiting.pop())
        await applyFacts(analytics.db, voteFacts, batch);
    };
    await Promise.all(Array.from({ length: 8 }, worker));
    await expectLast(histories, 'vote_facts');
    await expectExactSums(analytics.db);
    const held = await analytics.db.one<{ n: number }>(
      sql`SELECT sum(count)::bigint AS n FROM rollups WHERE metric = 'votes' AND category_id = -1 AND role = ''`,
    );
    const standing = histories.filter((history) => history.at(-1)?.type !== 'VOTE_TYPE_UNSPECIFIED');
    expect(held?.n).toBe(standing.length);
  },
);

test.each([4, 5])(
  'events of every kind, shuffled, repeated, to two processes at once (seed %i)',
  async (seed) => {
    const random = createRandom(seed);
    const replica = await analytics.startReplica();
    const votes = voteHistories(random, 5, 30);
    const ideas = ideaHistories(random, 60);
    const comments = commentHistories(random, 60);
    const members = memberHistories(random, 60);
    const supports = supportHistories(random, 60);
    const ratings = ratingHistories(random, 60);
    const sends = [
      ...inRuns(random, random.shuffle(votes.flat()), 9).map(
        (run) => () => analytics.emit('ideas.v1.VotesImported', { votes: run }),
      ),
      ...random.shuffle([...votes.flat(), ...votes.flat()]).map((vote) => {
        const id = randomUUID();
        return async () => {
          await analytics.emit('ideas.v1.VoteChanged', vote, id);
          if (random.below(4) === 0) await analytics.emit('ideas.v1.VoteChanged', vote, id);
        };
      }),
      ...ideas.flat().map((idea) => () => analytics.emit('ideas.v1.IdeaChanged', idea)),
      ...inRuns(random, ideas.flat(), 5).map(
        (run) => () => analytics.emit('ideas.v1.IdeasImported', { ideas: run }),
      ),
      ...comments.flat().map((comment) => () => analytics.emit('comments.v1.CommentChanged', comment)),
      ...supports.flat().map((support) => () => analytics.emit('ideas.v1.SupportChanged', support)),
      ...ratings.flat().map((rating) => () => analytics.emit('comments.v1.RatingChanged', rating)),
      ...members.flat().map((member) => () => analytics.emit('identity.v1.MemberChanged', member)),
    ];
    for (const run of inRuns(random, random.shuffle(sends), 40)) await Promise.all(run.map((send) => send()));
    await eventually(async () => {
      const { jsm } = await analytics.bus.link();
      for await (const consumer of jsm.consumers.list('FACTS')) {
        expect(consumer.num_pending + consumer.num_ack_pending).toBe(0);
      }
    });
    await expectLast(votes, 'vote_facts');
    await expectLast(ideas, 'idea_facts');
    await termsFound();
    expect(
      await analytics.db.rows(sql`SELECT revision FROM text_terms WHERE kind = 'idea' ORDER BY id`),
    ).toEqual(ideas.map((history) => ({ revision: history.length })));
    expect((await expectExactSums(analytics.db)).length).toBeGreaterThan(100);
    await replica.stop();
  },
  60_000,
);

test('tens of thousands of imported votes are counted, each once', async () => {
  const random = createRandom(6);
  const votes = voteHistories(random, 600, 50).map(([first]) => ({
    ...first!,
    type: 'VOTE_TYPE_POSITIVE' as const,
  }));
  for (let at = 0; at < votes.length; at += 500) {
    await analytics.emit('ideas.v1.VotesImported', { votes: votes.slice(at, at + 500) });
  }
  await eventually(async () => {
    const sum = await analytics.db.one<{ n: number }>(
      sql`SELECT sum(count)::bigint AS n FROM rollups WHERE metric = 'votes' AND category_id = -1 AND role = ''`,
    );
    expect(sum?.n).toBe(votes.length);
  });
  await expectExactSums(analytics.db);
});

test('no statements have waited for each other', async () => {
  const seen = await analytics.db.one(
    sql`SELECT deadlocks FROM pg_stat_database WHERE datname = current_database()`,
  );
  expect(seen).toEqual({ deadlocks: 0 });
});
