import { type Sql, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { eventually } from '@ideabox/testing';
import { checkBooks } from '../src/checks/check-books.ts';
import { keepChecks } from '../src/checks/keep-checks.ts';
import { routes } from '../src/http/index.ts';
import { applyFacts } from '../src/store/facts/apply-facts.ts';
import { ideaFacts } from '../src/store/facts/idea-facts.ts';
import { memberFacts } from '../src/store/facts/member-facts.ts';
import { voteFacts } from '../src/store/facts/vote-facts.ts';
import { takeMemberSnapshot } from '../src/store/figures/member-snapshots.ts';
import { countNextTopic } from '../src/topics/count-topics.ts';
import { type Analytics, bootAnalytics } from './boot.ts';
import { idea, member, vote } from './facts.ts';

let analytics: Analytics;
const log = createLogger('test', 'silent');
const going = new AbortController().signal;
const now = { olderThan: '0 seconds', pauseMs: 1 };
const look = (due = now, stopped = going) => checkBooks({ db: analytics.db, log, stopped }, due);
/** The service itself may be at it. */
const check = () => eventually(async () => expect(await look()).toBe(true));

/** While nobody else compares. */
const alone = async (work: () => Promise<void>) => {
  const other = await analytics.db.pool.connect();
  await other.query("SELECT pg_advisory_lock(hashtext('analytics checks'))");
  await work().finally(() => other.release(true));
};

type Row = {
  widget: string;
  checked_at: string | null;
  differences: number | null;
  sources_checked_at: string | null;
};
const told = async (): Promise<Row[]> => (await analytics.http.get('/analytics/checks')).body.results;
const differing = async () =>
  (await told()).flatMap(({ widget, differences }) => (differences === 0 ? [] : [widget]));

beforeAll(async () => {
  analytics = await bootAnalytics({ TOPICS_EVERY_MS: '3600000' });
  const { db } = analytics;
  await applyFacts(db, ideaFacts, [idea()]);
  await applyFacts(
    db,
    voteFacts,
    ['a', 'b', 'c'].map((member_id) => vote({ member_id })),
  );
  const six = Array.from({ length: 6 }, (_, nr) => member({ member_id: `member ${nr}` }));
  await applyFacts(db, memberFacts, six.slice(0, 5));
  await db.transaction(takeMemberSnapshot);
  await applyFacts(db, memberFacts, six.slice(5));
  await db.run(
    sql`INSERT INTO text_terms SELECT 'idea', id, '{}', category_id, '', removed, date_entered, revision, 1 FROM idea_facts`,
  );
  await db.run(sql`INSERT INTO topics (terms, x, y) VALUES ('{防災}', 0, 0)`);
  await db.run(
    sql`INSERT INTO idea_topics (idea_id, topic_id, likeness, counts_as, revision) SELECT 1, id, 1, id, 1 FROM topics`,
  );
});
afterAll(() => analytics.stop());

test('every widget has its line, before anything was compared too', async () => {
  const others = ['checks', 'populations'];
  const widgets = routes
    .filter(({ method, path }) => method === 'get' && path.startsWith('/analytics/'))
    .map(({ path }) => path.slice('/analytics/'.length))
    .filter((name) => !others.includes(name));
  await alone(async () => {
    await analytics.db.run(sql`DELETE FROM checks`);
    const nothing = { checked_at: null, differences: null, sources_checked_at: null };
    const rows = (await told()).toSorted((one, other) => one.widget.localeCompare(other.widget));
    expect(rows).toEqual(widgets.toSorted().map((widget) => ({ widget, ...nothing })));
  });
});

test('sums that are what the rows come to are found so, and when', async () => {
  const began = Date.now();
  await check();
  expect(await differing()).toEqual([]);
  const times = (await told()).map(({ checked_at }) => Date.parse(checked_at ?? ''));
  expect(times.every((time) => time >= began - 1_000 && time <= Date.now() + 1_000)).toBe(true);
  const csv = await analytics.http.get('/analytics/checks?limit=1').set('Accept', 'text/csv');
  expect(csv.text).toMatch(/^widget,checked_at,differences,sources_checked_at\r\nideas,2.*Z,0,\r\n$/);
});

const votesOf = (count: number) => sql`
  UPDATE rollups SET count = ${count} WHERE metric = 'votes' AND category_id = 1 AND role = 'general'`;

const planted: [string, { plant: Sql; mend: Sql }, string[]][] = [
  ['a sum', { plant: votesOf(4), mend: votesOf(3) }, ['votes', 'hours']],
  [
    'a sum by key',
    {
      plant: sql`INSERT INTO key_rollups (metric, category_id, bucket, key, role, count)
        VALUES ('leader_ratings', 1, '2026-06-01', 'nobody', 'general', 1)`,
      mend: sql`DELETE FROM key_rollups WHERE key = 'nobody'`,
    },
    ['leaders'],
  ],
  [
    'what is told of members',
    {
      plant: sql`UPDATE member_snapshots SET cells = jsonb_set(cells, '{0,count}', '9') WHERE attribute = 'areas'`,
      mend: sql`UPDATE member_snapshots SET cells = jsonb_set(cells, '{0,count}', '5') WHERE attribute = 'areas'`,
    },
    ['genders', 'generations', 'areas', 'businesses', 'divisions'],
  ],
  [
    'a topic',
    { plant: sql`UPDATE topic_totals SET positive = 7`, mend: sql`UPDATE topic_totals SET positive = 3` },
    ['topics'],
  ],
];

test.each(planted)(
  '%s that is wrong is said of the widgets that tell it',
  async (_, { plant, mend }, widgets) => {
    const { db } = analytics;
    await countNextTopic(db, 0);
    await db.run(plant);
    // Topics are waited for that were not counted since: as if they were, and wrongly.
    await db.run(sql`UPDATE topics SET counted_at = now() + interval '1 hour'`);
    await check();
    expect(await differing()).toEqual(widgets);
    await db.run(mend);
    await check();
    expect(await differing()).toEqual([]);
  },
);

test('what was compared with the owners counts too, and its time is told apart', async () => {
  await check();
  await keepChecks(analytics.db, [
    { book: 'support_facts', differences: 2 },
    { book: 'category_facts', differences: 0 },
  ]);
  expect(await differing()).toEqual(['supporters']);
  const rows = (await told()).filter(({ sources_checked_at }) => sources_checked_at);
  expect(rows.map(({ widget }) => widget)).toEqual(['supporters']);
  await keepChecks(analytics.db, [{ book: 'support_facts', differences: 0 }]);
});

test('one process at a time compares, and not before it is due', async () => {
  await check();
  const before = await told();
  expect(await look({ olderThan: '1 day', pauseMs: 1 })).toBe(false);
  await alone(async () => expect(await look()).toBe(false));
  expect(await told()).toEqual(before);
  await check();
  expect((await told())[0]?.checked_at).not.toBe(before[0]?.checked_at);
});

test('a comparison that waits ends when the service does', async () => {
  const other = await analytics.db.pool.connect();
  await other.query('BEGIN; LOCK TABLE vote_facts IN ACCESS EXCLUSIVE MODE');
  const stopping = new AbortController();
  const ended = look(now, stopping.signal).catch((error) => error);
  await eventually(async () => {
    const { rows } = await other.query(
      "SELECT FROM pg_locks WHERE relation = 'vote_facts'::regclass AND NOT granted",
    );
    expect(rows).toHaveLength(1);
  });
  stopping.abort();
  expect(await ended).toBeInstanceOf(Error);
  other.release(true);
});
