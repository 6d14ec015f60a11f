import { createDatabase, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { eventually } from '@ideabox/testing';
import { createAnswers } from '../src/answers/answers.ts';
import { findNext } from '../src/answers/find-ahead.ts';
import type { Question } from '../src/answers/finders.ts';
import { ideaRanks } from '../src/answers/questions.ts';
import { addDays, dayIn, siteTimezone } from '../src/domain/periods.ts';
import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { categoryFacts } from '../src/store/facts/category-facts.ts';
import { ideaFacts } from '../src/store/facts/idea-facts.ts';
import { memberFacts } from '../src/store/facts/member-facts.ts';
import { voteFacts } from '../src/store/facts/vote-facts.ts';
import { createMemory } from '../src/store/memory.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { idea, member, threeCategories, vote } from './facts.ts';

const today = dayIn(siteTimezone, new Date());
const [from, until] = [addDays(today, -30), addDays(today, -1)];
const noonOf = (daysAgo: number) => `${addDays(today, -daysAgo)}T03:00:00Z`;
/** Each in a period of its own: those that the dashboards offer, those of questions of the tests' own, and one that a test votes on. */
const [lately, before, longBefore] = [noonOf(3), noonOf(45), noonOf(75)];

let analytics: Analytics;
beforeAll(async () => {
  analytics = await bootAnalytics();
  const { db } = analytics;
  await applyFacts(db, categoryFacts, threeCategories());
  await applyFacts(db, memberFacts, [
    member({ member_id: 'taro', portal_name: '太郎' }),
    member({ member_id: 'hanako', portal_name: '花子' }),
  ]);
  await applyFacts(db, ideaFacts, [
    idea({ idea_id: 1, date_entered: lately }),
    idea({ idea_id: 2, author_id: 'hanako', date_entered: lately }),
    ...[3, 4].map((idea_id) => idea({ idea_id, date_entered: before })),
    idea({ idea_id: 5, date_entered: longBefore }),
  ]);
  await votesOn(1, 10);
  await votesOn(2, 5);
  await votesOn(3, 10, before);
  await votesOn(4, 5, before);
  await votesOn(5, 15, longBefore);
});
afterAll(() => analytics.stop());

const votesOn = (idea_id: number, count: number, date_entered = lately) =>
  applyFacts(
    analytics.db,
    voteFacts,
    Array.from({ length: count }, (_, index) =>
      vote({ idea_id, member_id: `member ${index}`, date_entered }),
    ),
  );

/** A question that no dashboard asks: of so many days. */
const questionOf = (days: number) =>
  ideaRanks(
    {
      period: { start: addDays(today, -44 - days), end: addDays(today, -44) },
      timezone: siteTimezone,
      filter: { roles: [] },
      reader: 'everyone',
    },
    'votes',
    'date',
  );

const failed = new Set<string>();

/** Finds what is due of these questions, as a process does in the background. */
const findOf = (...questions: Question[]) =>
  findNext({
    db: analytics.db,
    offered: async () => questions,
    failed,
    stopped: new AbortController().signal,
  });

const foundAnswers = () =>
  analytics.db.rows<{ question: string; found_at: Date }>(
    sql`SELECT question, found_at FROM found_answers ORDER BY found_at`,
  );

const ago = (interval: string, question: Question) =>
  analytics.db.run(sql`
    UPDATE found_answers SET found_at = found_at - ${interval}::interval WHERE question = ${JSON.stringify(question)}`);

test('one answer after the other is found, the first that is offered first, with a rest between them', async () => {
  await analytics.db.run(sql`DELETE FROM found_answers`);
  const [first, second] = [questionOf(7), questionOf(8)];
  expect(await findOf(first, second)).toBeGreaterThan(0);
  await analytics.db.run(sql`UPDATE found_answers SET took_ms = 60000`);
  expect(await findOf(first, second)).toBeUndefined();
  await analytics.db.run(sql`UPDATE found_answers SET took_ms = 0`);
  await findOf(first, second);
  expect((await foundAnswers()).map(({ question }) => question)).toEqual(
    [first, second].map((one) => JSON.stringify(one)),
  );
  await analytics.db.run(sql`UPDATE found_answers SET took_ms = 0`);
  expect(await findOf(first, second)).toBeUndefined();

  // After a day, and after ten minutes where somebody has asked; what nobody wants any more is forgotten after an hour.
  await ago('20 minutes', first);
  expect(await findOf(first, second)).toBeUndefined();
  await analytics.db.run(
    sql`UPDATE found_answers SET asked_at = now() WHERE question = ${JSON.stringify(first)}`,
  );
  await findOf(first, second);
  await analytics.db.run(sql`UPDATE found_answers SET took_ms = 0`);
  await ago('25 hours', second);
  await findOf(first, second);
  await analytics.db.run(sql`UPDATE found_answers SET took_ms = 0, asked_at = NULL`);
  const all = await foundAnswers();
  expect(all.every(({ found_at }) => found_at.getTime() > Date.now() - 600_000)).toBe(true);
  await ago('61 minutes', first);
  await findOf(second);
  expect((await foundAnswers()).map(({ question }) => question)).toEqual([JSON.stringify(second)]);
});

test('what cannot be found keeps nothing else from being found', async () => {
  const { db } = analytics;
  await db.run(sql`DELETE FROM found_answers`);
  const unknown = { ...questionOf(7), by: 'luck' } as never;
  await expect(findOf(unknown, questionOf(7))).rejects.toThrow();
  await findOf(unknown, questionOf(7));
  expect((await foundAnswers()).map(({ question }) => question)).toEqual([JSON.stringify(questionOf(7))]);
});

test('what takes longer than who asks can wait is found behind them', async () => {
  const { db } = analytics;
  await db.run(sql`DELETE FROM found_answers`);
  const impatient = createDatabase({
    url: analytics.databaseUrl,
    log: createLogger('test', 'silent'),
    statementTimeoutMs: 100,
  });
  const answers = createAnswers({
    db: impatient,
    remember: createMemory({ freshMs: 0, staleMs: 0 }),
    isLarge: () => true,
  });
  await db.transaction(async (tx) => {
    await tx.run(sql`LOCK TABLE key_rollups`);
    await expect(answers(questionOf(7))).rejects.toThrow('statement timeout');
  });
  await findOf();
  expect((await answers(questionOf(7))).value.map(({ id }) => id)).toEqual([3, 4]);
  await impatient.close();
});

test('two processes never find at once, and one that stops ends what it finds', async () => {
  const { db } = analytics;
  await db.run(sql`DELETE FROM found_answers`);
  await db.transaction(async (tx) => {
    await tx.run(sql`SELECT pg_advisory_xact_lock(hashtext('analytics answers'))`);
    expect(await findOf(questionOf(9))).toBeUndefined();
  });
  const stopping = new AbortController();
  await db.transaction(async (tx) => {
    await tx.run(sql`LOCK TABLE key_rollups`);
    const finding = findNext({ db, offered: async () => [questionOf(9)], failed, stopped: stopping.signal });
    await eventually(async () =>
      expect(
        await tx.rows(sql`SELECT FROM pg_locks WHERE NOT granted AND relation = 'key_rollups'::regclass`),
      ).toHaveLength(1),
    );
    stopping.abort();
    await expect(finding).rejects.toThrow('canceling statement');
  });
  expect(await foundAnswers()).toEqual([]);
});

describe('where there is much to count', () => {
  type Answer = { results: { key: string; count: number }[]; metadata: { counted_at?: string } };
  let ask: (path: string) => Promise<Answer>;
  let stop: () => Promise<void>;

  beforeAll(async () => {
    const { db } = analytics;
    await db.run(sql`DELETE FROM found_answers`);
    // As the database reckons where there are so many.
    await db.run(sql`UPDATE pg_class SET reltuples = 2000000 WHERE oid = 'key_rollups'::regclass`);
    const replica = await analytics.startReplica();
    stop = replica.stop;
    ask = async (path) =>
      (
        await fetch(`http://127.0.0.1:${replica.httpPort}/api/v1/analytics/${path}`)
      ).json() as Promise<Answer>;
  });
  afterAll(() => stop());

  const told = ({ results }: Answer) => results.map(({ key, count }) => [key, count]);

  test('what the dashboards offer is found before anyone asks, and told with its time', async () => {
    const ranking = `idea_ranking?period_start=${from}&period_end=${until}&roles[]=general&roles[]=visitor`;
    const leading = `leaders?period_start=${from}&period_end=${until}`;
    await eventually(async () => expect((await foundAnswers()).length).toBeGreaterThan(40));
    const answer = await ask(ranking);
    expect(told(answer)).toEqual([
      ['1', 10],
      ['2', 5],
    ]);
    expect(Date.parse(answer.metadata.counted_at ?? '')).toBeLessThanOrEqual(Date.now());
    const byCategory = await ask(`${ranking}&category=2`);
    expect(told(byCategory)).toEqual([]);
    expect(told(await ask(leading))).toHaveLength(2);

    // Counts stand as they were found; names and who may be seen are of this moment.
    await votesOn(2, 20);
    await applyFacts(analytics.db, ideaFacts, [
      idea({ idea_id: 1, date_entered: lately, removed: true, revision: 2 }),
    ]);
    await applyFacts(analytics.db, memberFacts, [
      member({ member_id: 'hanako', portal_name: '花子', hidden: true, revision: 2 }),
    ]);
    const later = await ask(ranking);
    expect(told(later)).toEqual([['2', 5]]);
    expect(later.metadata.counted_at).toBe(answer.metadata.counted_at);
    expect(told(await ask(leading)).map(([key]) => key)).toEqual(['taro']);
  });

  test('what was never found is found for who asks, and then stands', async () => {
    const own = `idea_ranking?period_start=${addDays(today, -80)}&period_end=${addDays(today, -70)}`;
    const first = await ask(own);
    expect(told(first)).toEqual([['5', 15]]);
    await votesOn(5, 30, longBefore);
    expect(await ask(own)).toEqual(first);
    for (const widget of [
      'concentration?of=ideas',
      'hours?of=votes',
      'funnel?',
      'tag_cloud?',
      'keyword_ranking?',
    ]) {
      const answer = await ask(`${widget}&period_start=${from}&period_end=${until}`);
      expect([widget, typeof answer.metadata.counted_at]).toEqual([widget, 'string']);
    }
  });
});
