import { createDatabase, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { bootIdentity } from './boot-identity.ts';

let service: Awaited<ReturnType<typeof bootIdentity>>;
let me: Record<string, string>;
beforeAll(async () => {
  service = await bootIdentity();
  for (const id of ['me', 'noisy', 'loud']) await service.resolve(id);
  me = await service.as('me');
});
afterAll(() => service.stop());

const path = '/members/me/block_users';
const block = (id: unknown) => service.http.post(path).set(me).send({ id });

test('blocking, listing and unblocking', async () => {
  await service.http.delete(`${path}/loud`).set(me);
  const answer = await block('noisy');
  expect(answer.status).toBe(201);
  const { block_id, date_entered } = answer.body.results;
  expect(answer.body.results).toMatchObject({ id: 'noisy', portal_name: 'noisy' });
  expect(Date.now() - Date.parse(date_entered)).toBeLessThan(60_000);
  await block('loud').expect(201);
  const [, entry] = (await service.http.get(path).set(me)).body.results;
  expect(entry).toMatchObject({ block_id, date_entered });
  const list = await service.http.get(`${path}?fields=id`).set(me).expect(200);
  expect(list.body).toEqual({
    results: [{ id: 'loud' }, { id: 'noisy' }],
    metadata: { resultset: { count: 2, limit: 100, offset: 0 } },
  });
  expect(list.headers['cache-control']).toMatch(/^private/);
  await service.http.delete(`${path}/loud`).set(me).expect(200);
  const left = await service.http.get(path).set(me);
  expect(left.body.metadata.resultset.count).toBe(1);
});

test('a block is there once, also when asked for at once', async () => {
  await service.http.delete(`${path}/loud`).set(me);
  const statuses = (await Promise.all(Array.from({ length: 10 }, () => block('loud')))).map(
    ({ status }) => status,
  );
  expect(statuses.sort()).toEqual([201, ...Array(9).fill(409)]);
  expect((await block('loud')).body.message).toBe('HiddenUser already exists');
});

test('what is not blocked cannot be unblocked', async () => {
  const answer = await service.http.delete(`${path}/stranger`).set(me);
  expect([answer.status, answer.body.message]).toEqual([404, 'HiddenUser not found']);
});

test('one cannot block oneself, nobody, or no one in particular', async () => {
  expect((await block('me')).body).toMatchObject({ errors: { id: ['not_allowed'] } });
  const nobody = await block('nobody');
  expect([nobody.status, nobody.body.message]).toEqual([404, 'User not found']);
  for (const id of [undefined, 5, '', 'a\u0000']) expect((await block(id)).status).toBe(400);
});

test.each(['general', 'operator', 'admin'])('a %s does not see what another blocks', async (role) => {
  const other = await service.as('noisy', role);
  for (const answer of [
    await service.http.get(path).set(other),
    await service.http.post(path).set(other).send({ id: 'loud' }),
    await service.http.delete(`${path}/noisy`).set(other),
  ]) {
    expect([answer.status, answer.body.message]).toEqual([404, 'User not found']);
  }
});

test('nobody blocks more than a thousand, also when two are asked for at once', async () => {
  const db = createDatabase({ url: service.databaseUrl, log: createLogger('test', 'silent') });
  await db.run(sql`
    INSERT INTO members (id, portal_name, roles, name_text, name_grams)
    SELECT 'many' || n, 'many', '{general}', '', '{}' FROM generate_series(1, 1003) AS n`);
  await db.run(sql`
    INSERT INTO blocks (member_id, blocked_id) SELECT 'many1', 'many' || n FROM generate_series(2, 1000) AS n`);
  await db.close();
  const many = await service.as('many1');
  const answers = await Promise.all(
    ['many1001', 'many1002', 'many1003'].map((id) =>
      service.http.post('/members/many1/block_users').set(many).send({ id }),
    ),
  );
  expect(answers.map(({ status }) => status).sort()).toEqual([201, 403, 403]);
  const list = await service.http.get('/members/many1/block_users?limit=1').set(many);
  expect(list.body.metadata.resultset.count).toBe(1_000);
});

test('a visitor has no blocks', async () => {
  await service.http.get(path).expect(401);
  await service.http.post(path).send({ id: 'loud' }).expect(401);
  await service.http.delete(`${path}/loud`).expect(401);
});
