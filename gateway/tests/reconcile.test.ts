import { spawn } from 'node:child_process';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';
import { createDatabase, type Database } from '@ideabox/postgres';
import { type ServiceName, serviceNames } from '@ideabox/protos';
import { migrationsOf } from '@ideabox/service';
import { createLogger } from '@ideabox/telemetry';
import { createTestDatabase, startNats } from '@ideabox/testing';
import { type Finding, reconcile } from '../../scripts/reconcile/reconcile.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const log = createLogger('test', 'silent');

let made: { name: ServiceName; url: string; db: Database; drop: () => Promise<void> }[];
let databases: Record<ServiceName, Database>;
let nats: Awaited<ReturnType<typeof startNats>>;
beforeAll(async () => {
  nats = await startNats();
  made = await Promise.all(
    serviceNames.map(async (name) => {
      const { url, drop } = await createTestDatabase(
        migrationsOf({ name, migrations: `${root}services/${name}/migrations` }),
      );
      return { name, url, drop, db: createDatabase({ url, log, poolSize: 3 }) };
    }),
  );
  databases = Object.fromEntries(made.map(({ name, db }) => [name, db])) as typeof databases;
});
afterAll(async () => {
  await Promise.all(made.map(async ({ db, drop }) => db.close().then(drop)));
  await nats.stop();
});

const look = (...services: ServiceName[]) => reconcile(services, databases, async () => []);

type Statements = Partial<Record<ServiceName, string>>;
const run = async (statements: Statements) => {
  for (const [service, statement] of Object.entries(statements))
    await databases[service as ServiceName].pool.query(statement);
};

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
  const report = await reconcile(['comments'], databases, async () => {
    await arrivals.shift()?.();
    return [];
  });
  expect(report.differences).toEqual([]);
  await run({ identity: 'DELETE FROM members', comments: 'DELETE FROM members' });
});

test('an operator is told each difference, what is on its way, and by the exit code that there is one', async () => {
  const reconciled = async (...args: string[]) => {
    const child = spawn(process.execPath, ['scripts/reconcile.ts', ...args], {
      cwd: root,
      env: {
        ...process.env,
        NATS_URL: nats.url,
        ...Object.fromEntries(made.map(({ name, url }) => [`${name.toUpperCase()}_DATABASE_URL`, url])),
      },
    });
    const closed = new Promise<number | null>((resolve) => child.once('close', resolve));
    const [out, err, code] = await Promise.all([text(child.stdout), text(child.stderr), closed]);
    return { out, err, code };
  };
  await run({
    comments: `${copyOf('m')}; INSERT INTO outbox (name, payload) VALUES ('comments.v1.CommentChanged', '{}')`,
  });
  const told = await reconciled('comments', '--wait', '0');
  expect(told.code).toBe(1);
  expect(told.out).toMatch(
    /^comments: members m \(from identity.v1.MemberChanged\): unexpected, found \{.*\}$/m,
  );
  expect(told.out).toMatch(/^On its way: 1 facts in the outbox of comments$/m);
  expect(told.out).toMatch(/^1 differences in \d+ books, in [\d.]+ s$/m);
  await run({ comments: 'DELETE FROM members; DELETE FROM outbox' });
  const { out, code } = await reconciled('--json', '--wait', '5');
  expect([code, JSON.parse(out)]).toEqual([0, expect.objectContaining({ differences: [], inFlight: [] })]);
  expect(await reconciled('comment')).toMatchObject({
    code: 1,
    err: expect.stringMatching(/^Usage: npm run reconcile .* Did you mean comments/),
  });
});
