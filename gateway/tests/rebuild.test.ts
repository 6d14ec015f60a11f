import { setTimeout as wait } from 'node:timers/promises';
import type { Rebuilt, Told } from '@ideabox/events';
import { raw, sql } from '@ideabox/postgres';
import { type ServiceName, serviceNames } from '@ideabox/protos';
import type { MemberChanged__Output as MemberChanged } from '@ideabox/protos/identity/v1/MemberChanged';
import { runScript } from '@ideabox/testing';
import { rebuildFromOwners } from '../../scripts/rebuild/rebuild-from-owners.ts';
import { reconcile } from '../../scripts/reconcile/reconcile.ts';
import { serviceBooks } from '../../scripts/reconcile/service-books.ts';
import { createServiceDatabases } from './service-databases.ts';

/** Four of everything that owners tell of, an idea that nobody discusses, and who has withdrawn. */
const owned = {
  identity: `
    INSERT INTO members (id, portal_name, roles, name_text, name_grams)
      SELECT 'm' || n, 'member ' || n, '{general}', '', '{}' FROM generate_series(1, 4) AS n;
    INSERT INTO members (id, portal_name, status, roles, name_text, name_grams) VALUES ('z', '', 'withdrawn', '{general}', '', '{}');
    INSERT INTO blocks (member_id, blocked_id, blocked, revision)
      SELECT 'm' || n, 'm' || n % 4 + 1, true, 1 FROM generate_series(1, 4) AS n`,
  ideas: `
    INSERT INTO categories (search_key, name, status, serial_number, told_status, idea_count)
      SELECT 'c' || n, 'c' || n, 'on_air', n, 'on_air', 1 FROM generate_series(1, 5) AS n;
    INSERT INTO ideas (category_id, author_id, author_role, name, contents)
      SELECT n, 'm' || n, 'general', 'n' || n, 'c' FROM generate_series(1, 5) AS n;
    INSERT INTO standings (idea_id, date_entered) SELECT id, date_entered FROM ideas;
    INSERT INTO search_texts (idea_id, title, idea_text, tag_text, title_keys, idea_keys, tag_keys)
      SELECT n, '', '', '', '{}', '{}', '{}' FROM generate_series(1, 5) AS n;
    INSERT INTO answers (idea_id, revision, contents, status, writer_id)
      SELECT n, n, 'answered ' || n, 'adopted', 'm1' FROM generate_series(1, 4) AS n`,
  comments: `
    INSERT INTO discussions (idea_id, category_id, last_serial_number, comment_count, thread_count, top_comment_id, revision)
      SELECT n, n, 1, 1, 1, n, 1 FROM generate_series(1, 4) AS n;
    INSERT INTO comments (idea_id, category_id, author_id, author_role, serial_number, contents, normalised)
      SELECT n, n, 'm' || n, 'general', 1, 'comment ' || n, 'comment' FROM generate_series(1, 4) AS n;
    INSERT INTO search_backlog SELECT id FROM comments`,
  analytics: `
    INSERT INTO idea_topics (idea_id, topic_id, likeness, counts_as, revision)
      SELECT n, n, 1, n, 1 FROM generate_series(1, 4) AS n`,
  content: `
    INSERT INTO news (news_key, name, contents) SELECT 'k' || n, 'n' || n, 'c' FROM generate_series(1, 4) AS n`,
};

let product: Awaited<ReturnType<typeof createServiceDatabases>>;
beforeAll(async () => {
  product = await createServiceDatabases();
  await product.run(owned);
});
afterAll(() => product.drop());

const rebuild = async (service: ServiceName) => {
  const done: Record<string, { applied: number; removed: number }> = {};
  for await (const { event, ...counts } of rebuildFromOwners(service, product.databases))
    done[event] = counts;
  return done;
};
const differences = async (...services: ServiceName[]) =>
  (await reconcile(services, product.databases, async () => [])).differences;

const nobodyTold = async () => {
  for (const table of ['notifications', 'broadcasts', 'mails'])
    expect(await product.databases.notifications.rows(sql`SELECT * FROM ${raw(table)}`)).toEqual([]);
};

/** A column of each projection that can say something else. */
const spoilt: Record<string, string> = {
  ...{ members: `portal_name = 'spoilt'`, blocks: 'blocked = NOT blocked', categories: `name = 'spoilt'` },
  ...{ ideas: 'removed = NOT removed', comments: `excerpt = 'spoilt'`, answers: `contents = 'spoilt'` },
  ...{ news: `name = 'spoilt'`, standings: 'comment_count = comment_count + 7' },
  idea_topics: 'topic_id = 99',
};

const projections = serviceNames.flatMap((service) =>
  Object.entries(serviceBooks[service].taken).flatMap(([event, kept]) =>
    'table' in kept && 'apply' in kept ? [{ service, event, kept }] : [],
  ),
);

/** A row that is spoilt, one of a revision that its owner has not reached, one that is missing and one too many. */
const errorsIn = ({ table, key, revision = 'revision', where }: (typeof projections)[number]['kept']) => {
  const row = (n: number) => `(${key}) = (SELECT ${key} FROM ${table} ORDER BY ${key} LIMIT 1 OFFSET ${n})`;
  const strange = JSON.stringify(Object.fromEntries(key.map((column) => [column, '77'])));
  return [
    `UPDATE ${table} SET ${spoilt[table]} WHERE ${row(1)}`,
    `UPDATE ${table} SET ${spoilt[table]}, ${revision} = ${revision} + 1000 WHERE ${row(2)}`,
    ...(where
      ? [
          `UPDATE ${table} SET ${spoilt[table]}, ${revision} = 0 WHERE ${row(0)}`,
          `UPDATE ${table} SET ${spoilt[table]}, ${revision} = 9 WHERE ${row(4)}`,
        ]
      : [
          `DELETE FROM ${table} WHERE ${row(0)}`,
          `INSERT INTO ${table} SELECT (jsonb_populate_record(t, '${strange}')).* FROM ${table} AS t LIMIT 1`,
        ]),
  ].join(';');
};

/** As if nothing had been taken yet. */
const forget = ({ table, revision = 'revision', where }: (typeof projections)[number]['kept']) =>
  where ? `UPDATE ${table} SET ${revision} = 0` : `DELETE FROM ${table}`;

test('what was never taken is taken, of every service, and nobody is told of it', async () => {
  for (const { service, kept } of projections) await product.run({ [service]: forget(kept) });
  for (const { service, event } of projections)
    expect(await differences(service)).toContainEqual(expect.objectContaining({ from: event, found: null }));
  for (const service of serviceNames) if (service !== 'analytics') await rebuild(service);
  expect(await differences('comments', 'content', 'ideas', 'identity', 'notifications')).toEqual([]);
  await nobodyTold();
});

test.each(projections)('$service sets right what it keeps of $event', async ({ service, event, kept }) => {
  await rebuild(service);
  await product.run({ [service]: errorsIn(kept) });
  const planted = await differences(service);
  expect(planted.filter(({ from }) => from === event)).toHaveLength(4);
  expect((await rebuild(service))[event]).toEqual({ applied: 3, removed: 1 });
  expect(await differences(service)).toEqual([]);
  expect((await rebuild(service))[event]).toEqual({ applied: 0, removed: 0 });
  await nobodyTold();
});

test('what goes on being told meanwhile is neither missed nor overwritten', async () => {
  const { identity, comments } = product.databases;
  const told = serviceBooks.identity.told['identity.v1.MemberChanged'] as Told<MemberChanged>;
  const kept = serviceBooks.comments.taken['identity.v1.MemberChanged'] as Rebuilt<MemberChanged>;
  let over = false;
  const arrivals: Promise<unknown>[] = [];
  const take = async (fact: MemberChanged) => {
    await wait(Math.random() * 30);
    await comments.transaction((tx) => kept.apply(tx, [fact]));
  };
  const write = async () => {
    for (let n = 0; !over; n += 1) {
      const id = `m${(n % 4) + 1}`;
      await identity.run(
        sql`UPDATE members SET portal_name = ${`name ${n}`}, revision = revision + 1 WHERE id = ${id}`,
      );
      const row = await identity.one(sql`SELECT * FROM (${told.rows}) AS m WHERE id = ${id}`);
      arrivals.push(take(told.fact(row)));
    }
  };
  const writing = write();
  for (let round = 0; round < 10; round += 1) {
    await product.run({ comments: errorsIn(kept as never) });
    await rebuild('comments');
  }
  over = true;
  await writing;
  await Promise.all(arrivals);
  expect(await differences('comments')).toEqual([]);
});

test('content erases again what it had of members who have withdrawn', async () => {
  const { content } = product.databases;
  await content.run(
    sql`INSERT INTO reports (type, contents, member_id) VALUES ('inquiry', 'c', 'z'), ('inquiry', 'c', 'm1')`,
  );
  await rebuild('content');
  expect(await content.rows(sql`SELECT member_id FROM reports`)).toEqual([{ member_id: 'm1' }]);
});

test('identity takes acts that it has not had from the logs of whoever told of them', async () => {
  const { ideas, identity } = product.databases;
  const act = JSON.stringify({
    actor_id: 'm1',
    actor_role: 'admin',
    action: 'idea.removed',
    date_entered: '2026-11-01T00:00:00Z',
  });
  const logged = await ideas.rows<{ event_id: string }>(sql`
    INSERT INTO fact_log (day, event_id, name, payload, occurred_at)
    SELECT 1, gen_random_uuid(), 'audit.v1.Acted', ${act}::jsonb, now() FROM generate_series(1, 2) RETURNING event_id`);
  await identity.run(sql`INSERT INTO inbox VALUES ('identity-audit.v1.Acted', ${logged[0]?.event_id})`);
  for (const applied of [1, 0]) {
    expect(await rebuild('identity')).toEqual({ 'audit.v1.Acted': { applied, removed: 0 } });
    expect(await identity.rows(sql`SELECT action, reason FROM audit`)).toEqual([
      { action: 'idea.removed', reason: '' },
    ]);
  }
});

test('an operator is told what came of each kind of fact', async () => {
  await product.run({ comments: `DELETE FROM members WHERE id = 'm1'` });
  const { code, out } = await runScript('rebuild', ['comments'], product.env);
  expect(code).toBe(0);
  expect(out).toMatch(/^ {2}identity\.v1\.MemberChanged: 1 taken, 0 removed\n/);
  expect(out).toMatch(/^Rebuilt comments: 1 facts taken, 0 rows removed, in [\d.]+ s$/m);
});
