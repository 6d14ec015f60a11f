import { randomUUID } from 'node:crypto';
import { sql } from '@ideabox/postgres';
import { bootContent, type TestContent } from './boot-content.ts';

let service: TestContent;
let member: Record<string, string>;
beforeAll(async () => {
  service = await bootContent();
  member = await service.as('member');
});
afterAll(() => service.stop());

const send = (key: string, contents: string, headers = {}) =>
  service.http
    .post('/report')
    .set({ ...headers, 'Idempotency-Key': key })
    .send({ type: 'inquiry', contents });

const howMany = async (contents: string) =>
  (await service.db.rows(sql`SELECT 1 FROM reports WHERE contents = ${contents}`)).length;

test.each(['a member', 'a visitor'])('twenty of one inquiry of %s at once are one', async (who) => {
  const key = randomUUID();
  const headers = who === 'a member' ? member : {};
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => send(key, `${who}の問い合わせ`, headers)),
  );
  expect(new Set(answers.map(({ status, body }) => `${status} ${body.results?.id}`)).size).toBe(1);
  expect(await howMany(`${who}の問い合わせ`)).toBe(1);
});

test('a member is told that a report has arrived', async () => {
  const key = randomUUID();
  const { id } = (await send(key, '届いた問い合わせ', member).expect(201)).body.results;
  const told = await service.http.get(`/attempts/${key}`).set(member).expect(200);
  expect(told.body.results).toEqual({ kind: 'report', id, status: 201 });
});

test('a visitor’s key keeps no other visitor from writing, and nobody is told of it', async () => {
  const key = randomUUID();
  const first = await send(key, 'ひとりめ').expect(201);
  const second = await send(key, 'ふたりめ').expect(201);
  expect(second.body.results.id).not.toBe(first.body.results.id);
  await send(key, 'ひとりめ', member).expect(201);
  expect(await howMany('ひとりめ')).toBe(2);
  await service.http.get(`/attempts/${key}`).expect(401);
});
