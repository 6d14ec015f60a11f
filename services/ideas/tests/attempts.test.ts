import { randomUUID } from 'node:crypto';
import { publish } from '@ideabox/events';
import { createDatabase, type Database, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { eventually, goldenFact } from '@ideabox/testing';
import { bootIdeas, type Ideas } from './boot.ts';

let ideas: Ideas;
let db: Database;
beforeAll(async () => {
  ideas = await bootIdeas();
  db = createDatabase({ url: ideas.databaseUrl, poolSize: 2, log: createLogger('test', 'silent') });
});
afterAll(async () => {
  await db.close();
  await ideas.stop();
});

const idea = (name = '題名') => ({ name, contents: '本文', category: ideas.categoryIds.on_air });

const post = async (key: string, body: object = idea(), { member = 'author', path = '/ideas' } = {}) =>
  ideas.http
    .post(path)
    .set({ ...(await ideas.as(member)), 'Idempotency-Key': key })
    .send(body);

const ask = async (key: string, member = 'author') =>
  ideas.http.get(`/attempts/${key}`).set(await ideas.as(member));

test('twenty of one attempt at once are one idea, and its author is told which', async () => {
  const key = randomUUID();
  const answers = await Promise.all(Array.from({ length: 20 }, () => post(key, idea('二十回'))));
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.results?.id}`)).size).toBe(1);
  const id = answers[0]?.body.results.id;
  const told = await ask(key);
  expect([told.status, told.body]).toEqual([200, { results: { kind: 'idea', id, status: 201 } }]);
  expect(told.headers['cache-control']).toMatch(/^private/);
  expect((await ask(key.toUpperCase())).body).toEqual(told.body);
  expect((await post(key.toUpperCase(), idea('二十回'))).body.results.id).toBe(id);
});

test('an official answer is an attempt, about the idea', async () => {
  const { id } = (await ideas.post({})).body.results;
  const key = randomUUID();
  const headers = { ...(await ideas.as('op', 'operator')), 'Idempotency-Key': key };
  const body = { contents: '検討します', status: 'considering' };
  await ideas.http.put(`/ideas/${id}/answer`).set(headers).send(body).expect(200);
  expect((await ask(key, 'op')).body.results).toEqual({ kind: 'answer', id, status: 200 });
});

test('of what is no attempt, of others, or has not been made, nothing is told', async () => {
  const { id } = (await ideas.post({})).body.results;
  const [vote, refused, others] = [randomUUID(), randomUUID(), randomUUID()];
  const headers = { ...(await ideas.as('author')), 'Idempotency-Key': vote };
  await ideas.http.put(`/ideas/${id}/favorite`).set(headers).expect(200);
  await post(refused, { ...idea(), category: 999_999 }).then(({ status }) => expect(status).toBe(404));
  await post(others, idea(), { member: 'another' }).then(({ status }) => expect(status).toBe(201));
  for (const key of [vote, refused, others, randomUUID(), 'no-uuid', '1']) {
    const { status, body } = await ask(key);
    expect([key, status, body.message]).toEqual([key, 404, 'Data not found']);
  }
  await ideas.http.get(`/attempts/${others}`).expect(401);
});

test('the same key with another query is another request; in another language it is the same', async () => {
  const key = randomUUID();
  const first = await post(key, idea(), { path: '/ideas?visitor_id=1&lang=ja' });
  const again = await post(key, idea(), { path: '/ideas?lang=fr&visitor_id=2' });
  expect([again.status, again.body.results?.id]).toEqual([201, first.body.results.id]);
  for (const path of ['/ideas?fields=id', '/ideas?visitor_id=1&fields=id'])
    expect((await post(key, idea(), { path })).status).toBe(409);
});

test('an idea that is sent again after weeks is one idea; after a month it is another', async () => {
  const key = randomUUID();
  const age = (by: string) =>
    db.run(sql`UPDATE idempotency_keys SET kept_until = kept_until - ${by}::interval WHERE key = ${key}`);
  const { id } = (await post(key)).body.results;
  await age('29 days');
  expect((await post(key)).body.results.id).toBe(id);
  expect((await ask(key)).status).toBe(200);
  await age('2 days');
  expect((await ask(key)).status).toBe(404);
  expect((await post(key)).body.results.id).not.toBe(id);
});

test('of who has withdrawn no answer is kept', async () => {
  await post(randomUUID(), idea(), { member: 'leaver' });
  const kept = () => db.rows(sql`SELECT 1 FROM idempotency_keys WHERE member_id = 'leaver'`);
  expect(await kept()).toHaveLength(1);
  const fact = { member_id: 'leaver', status: 'MEMBER_STATUS_WITHDRAWN' as const, revision: 9 };
  await publish(db, 'identity.v1.MemberChanged', { ...goldenFact('identity.v1.MemberChanged'), ...fact });
  await eventually(async () => expect(await kept()).toEqual([]));
});
