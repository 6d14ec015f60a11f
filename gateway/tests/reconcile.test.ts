import { sql } from '@ideabox/postgres';
import { type ServiceName, serviceNames } from '@ideabox/protos';
import { freePort, runScript, startNats } from '@ideabox/testing';
import { comparisonsOf } from '../../scripts/reconcile/comparisons.ts';
import { awaitInFlight } from '../../scripts/reconcile/in-flight.ts';
import { type Finding, reconcile } from '../../scripts/reconcile/reconcile.ts';
import { createServiceDatabases, type Statements } from './service-databases.ts';

let product: Awaited<ReturnType<typeof createServiceDatabases>>;
let nats: Awaited<ReturnType<typeof startNats>>;
beforeAll(async () => {
  nats = await startNats();
  product = await createServiceDatabases();
});
afterAll(async () => {
  await product.drop();
  await nats.stop();
});

const run = (statements: Statements) => product.run(statements);
const look = (...services: ServiceName[]) => reconcile(services, product.databases, async () => []);

const member = (id: string) => `INSERT INTO members (id, portal_name, roles, name_text, name_grams)
  VALUES ('${id}', '花子', '{general}', '', '{}')`;
const copyOf = (id: string, name = '花子') =>
  `INSERT INTO members (id, portal_name, roles, status, revision) VALUES ('${id}', '${name}', '{general}', 'active', 1)`;
const idea = `
  INSERT INTO categories (search_key, name, status, serial_number, told_status, idea_count) VALUES ('c', 'c', 'on_air', 1, 'on_air', 1);
  INSERT INTO ideas (category_id, author_id, author_role, name, contents) VALUES (1, 'a', 'general', 'n', 'c');
  INSERT INTO standings (idea_id, date_entered) SELECT id, date_entered FROM ideas;
  INSERT INTO search_texts (idea_id, title, idea_text, tag_text, title_keys, idea_keys, tag_keys) VALUES (1, '', '', '', '{}', '{}', '{}')`;
const emptied = 'TRUNCATE categories, ideas, members, idempotency_keys RESTART IDENTITY CASCADE';
const factOfVote = `INSERT INTO vote_facts (idea_id, member_id, type, category_id, role, date_entered, revision, generation)
  VALUES (1, 'm', NULL, 1, 'general', '2026-11-01', 1, 1)`;

/** An error of each kind that there is, the one service that is looked at, and what alone is found of it. */
const planted: [string, ServiceName, { plant: Statements; mend: Statements }, Omit<Finding, 'service'>][] = [
  [
    'a row that was never taken from its owner',
    'comments',
    { plant: { identity: member('m') }, mend: { identity: 'DELETE FROM members' } },
    {
      ...{ book: 'members', from: 'identity.v1.MemberChanged', key: 'm', found: null },
      expected: {
        ...{ portal_name: '花子', roles: ['general'], status: 'active', icon_src: '', hidden: false },
        revision: 1,
      },
    },
  ],
  [
    'a row that its owner does not know',
    'analytics',
    { plant: { analytics: factOfVote }, mend: { analytics: 'DELETE FROM vote_facts' } },
    {
      ...{ book: 'vote_facts', from: 'ideas.v1.VoteChanged', key: '1/m', expected: null },
      found: {
        ...{ idea_id: 1, member_id: 'm', type: null, category_id: 1, role: 'general', revision: 1 },
        ...{ date_entered: expect.any(String), generation: 1 },
      },
    },
  ],
  [
    'a row that says something else',
    'notifications',
    {
      plant: { identity: member('m'), notifications: copyOf('m', '太郎') },
      mend: { identity: 'DELETE FROM members', notifications: 'DELETE FROM members' },
    },
    {
      ...{ book: 'members', from: 'identity.v1.MemberChanged', key: 'm' },
      ...{ expected: { portal_name: '花子' }, found: { portal_name: '太郎' } },
    },
  ],
  [
    'a counter beside its rows',
    'ideas',
    { plant: { ideas: `${idea}; UPDATE standings SET positive_count = 2` }, mend: { ideas: emptied } },
    {
      ...{ book: 'votes and supports of ideas', from: 'its own rows', key: '1' },
      ...{ expected: { positive_count: 0 }, found: { positive_count: 2 } },
    },
  ],
  [
    'a sum beside its rows',
    'analytics',
    {
      plant: { analytics: `INSERT INTO rollups VALUES ('votes', '2026-11-01', 1, 'general', 3)` },
      mend: { analytics: 'DELETE FROM rollups' },
    },
    {
      ...{ book: 'sums: votes', from: 'its own rows', expected: null },
      key: expect.stringMatching(/^1\/general\/2026-(10-31|11-01) /),
      found: { bucket: expect.any(String), category_id: 1, role: 'general', count: 3 },
    },
  ],
  [
    'an answer without its row',
    'ideas',
    {
      plant: {
        ideas: `INSERT INTO idempotency_keys (member_id, key, fingerprint, kind, answer)
          VALUES ('m', gen_random_uuid(), '', 'idea', '{"status": 201, "body": {"results": {"id": 7}}}')`,
      },
      mend: { ideas: emptied },
    },
    {
      ...{ book: 'answered ideas', from: 'its own rows', key: '7' },
      ...{ expected: { id: 7 }, found: null },
    },
  ],
];

test('nothing differs where there is nothing', async () => {
  expect(await look(...serviceNames)).toMatchObject({ differences: [], inFlight: [] });
});

test.each(planted)('%s is found in %s, and nothing else', async (_, service, { plant, mend }, finding) => {
  await run(plant);
  try {
    expect((await look(service)).differences).toEqual([{ service, ...finding }]);
  } finally {
    await run(mend);
  }
  expect((await look(service)).differences).toEqual([]);
});

test('what arrives while one waits is no difference', async () => {
  await run({ identity: member('late') });
  const arrivals = [async () => undefined, () => run({ comments: copyOf('late') })];
  const report = await reconcile(['comments'], product.databases, async () => {
    await arrivals.shift()?.();
    return [];
  });
  expect(report.differences).toEqual([]);
  await run({ identity: 'DELETE FROM members', comments: 'DELETE FROM members' });
});

test('where NATS is away, what may be on its way is said when one has waited long enough', async () => {
  const nobody = `nats://127.0.0.1:${await freePort()}`;
  expect(await awaitInFlight(product.databases, nobody, 1_000)).toContain(
    'facts that consumers have not taken',
  );
});

test('an operator is told each difference, what is on its way, and by the exit code that there is one', async () => {
  const reconciled = (...args: string[]) =>
    runScript('reconcile', args, { NATS_URL: nats.url, ...product.env });
  await run({
    comments: `${copyOf('m')}; INSERT INTO undone DEFAULT VALUES; INSERT INTO outbox (name, payload) VALUES ('comments.v1.CommentChanged', '{}')`,
  });
  const told = await reconciled('comments', '--wait', '0');
  expect(told.code).toBe(1);
  const undone = () => product.databases.comments.rows(sql`SELECT FROM undone`);
  expect(await undone()).toHaveLength(1);
  expect(told.out).toMatch(
    /^comments: members m \(from identity.v1.MemberChanged\): unexpected, found \{.*\}$/m,
  );
  expect(told.out).toMatch(/^On its way: 1 facts in the outbox of comments$/m);
  expect(told.out).toMatch(/^1 differences in \d+ books, in [\d.]+ s$/m);
  // What everyone is told of analytics' books is of a look at them.
  const checks = () => product.databases.analytics.rows(sql`SELECT FROM checks WHERE differences = 0`);
  expect(await checks()).toEqual([]);
  await run({ comments: 'DELETE FROM members; DELETE FROM outbox' });
  const { out, code } = await reconciled('--json', '--wait', '5');
  expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ differences: [], inFlight: [] })]);
  expect(await undone()).toEqual([]);
  expect(await checks()).toHaveLength(comparisonsOf('analytics').length);
  expect(await reconciled('comment')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Usage: npm run reconcile .* Did you mean comments/),
  });
});
