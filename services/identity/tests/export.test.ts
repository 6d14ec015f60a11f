import { createDatabase, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { createPassports, eventually, startNats } from '@ideabox/testing';
import { bootIdentity } from './boot-identity.ts';
import { everyField } from './profile-fields.ts';
import { startNeighbour } from './start-neighbour.ts';

type Neighbour = Awaited<ReturnType<typeof startNeighbour>>;
let neighbours: Record<'ideas' | 'comments' | 'notifications' | 'content', Neighbour>;
let nats: Awaited<ReturnType<typeof startNats>>;
let service: Awaited<ReturnType<typeof bootIdentity>>;

const startAll = async () => {
  const [started, { publicKey }] = await Promise.all([startNats(), createPassports()]);
  nats = started;
  const shared = { NATS_URL: nats.url, PASSPORT_PUBLIC_KEY: publicKey };
  const content = await startNeighbour('content', shared);
  const settings = { ...shared, CONTENT_GRPC_ADDRESS: content.grpcAddress, PUBLIC_URL: 'http://localhost' };
  const ideas = await startNeighbour('ideas', settings);
  const asking = { ...settings, IDEAS_GRPC_ADDRESS: ideas.grpcAddress };
  const comments = await startNeighbour('comments', asking);
  const notifications = await startNeighbour('notifications', {
    ...asking,
    COMMENTS_GRPC_ADDRESS: comments.grpcAddress,
    IDENTITY_GRPC_ADDRESS: '127.0.0.1:1',
    PUSHER_APP_KEY: 'test',
    PUSHER_APP_SECRET: 'a secret of the test',
  });
  return { ideas, comments, notifications, content };
};

beforeAll(async () => {
  neighbours = await startAll();
  service = await bootIdentity({
    CONTENT_GRPC_ADDRESS: neighbours.content.grpcAddress,
    IDEAS_GRPC_ADDRESS: neighbours.ideas.grpcAddress,
    COMMENTS_GRPC_ADDRESS: neighbours.comments.grpcAddress,
    NOTIFICATIONS_GRPC_ADDRESS: neighbours.notifications.grpcAddress,
  });
});
afterAll(async () => {
  await service.stop();
  await Promise.all(Object.values(neighbours).map(({ stop }) => stop()));
  await nats.stop();
});

const get = async (id: string, as = id, role = 'general') =>
  service.http.get(`/members/${id}/export`).set(await service.as(as, role));

const report = async (memberId: string) => {
  const db = createDatabase({
    url: neighbours.content.databaseUrl,
    log: createLogger('test', 'silent'),
  });
  await db.run(sql`
    INSERT INTO reports (type, contents, member_id)
    SELECT 'inquiry', 'お尋ねします ' || n, ${memberId} FROM generate_series(1, 1201) AS n`);
  await db.close();
};

test('tells everything, from everyone, and of nobody else', async () => {
  for (const [id, role] of [
    ['teller', 'general'],
    ['loud', 'general'],
    ['other', 'general'],
    ['boss', 'admin'],
  ] as const)
    await service.resolve(id, { roles: [role], email: `${id}@example.jp` });
  const me = await service.as('teller');
  await service.http.put('/members/teller').set(me).send(everyField).expect(200);
  for (const id of ['loud', 'other'])
    await service.http.post('/members/teller/block_users').set(me).send({ id }).expect(201);
  await service.http.delete('/members/teller/block_users/loud').set(me).expect(200);
  await service.http
    .put('/members/teller/roles')
    .set(await service.as('boss', 'admin'))
    .send({ roles: ['supporter'] })
    .expect(200);
  await report('teller');
  const { status, headers, body } = await eventually(async () => {
    const answer = await get('teller');
    expect(answer.body.results?.measures).toHaveLength(1);
    return answer;
  });
  expect([status, headers['content-type']]).toEqual([200, 'application/json; charset=utf-8']);
  expect(headers['cache-control']).toMatch(/^private/);
  expect(body.results).toMatchObject({
    profile: { ...everyField, id: 'teller', roles: ['supporter'], status: 'active' },
    icon: null,
    blocks: expect.arrayContaining([
      expect.objectContaining({ id: 'loud', blocked: false }),
      expect.objectContaining({ id: 'other', blocked: true }),
    ]),
    acts: [],
    measures: [{ action: 'member.roles_changed', changes: { roles: [['general'], ['supporter']] } }],
  });
  expect(body.results.reports).toHaveLength(1_201);
  expect(JSON.stringify(body)).not.toContain('boss');
  const boss = await get('boss', 'boss', 'admin');
  expect(boss.body.results.acts).toMatchObject([{ action: 'member.roles_changed', entity_id: 'teller' }]);
  const noLongerAdmin = await get('boss');
  expect(noLongerAdmin.body.results.acts).toMatchObject([
    { action: 'member.roles_changed', entity_id: null },
  ]);
  expect(boss.body.results.reports).toBeUndefined();
});

test.each(['general', 'operator', 'admin'])('a %s is not given another’s', async (role) => {
  for (const id of ['holder', 'other']) await service.resolve(id);
  const answer = await get('holder', 'other', role);
  expect([answer.status, answer.body.message]).toEqual([404, 'User not found']);
});

test('a visitor is given nobody’s', async () => {
  await service.http.get('/members/teller/export').expect(401);
  expect((await get('nobody')).status).toBe(404);
});

test('while one who holds something does not answer, it is asked for later, and then whole', async () => {
  await service.resolve('patient');
  neighbours.comments.freeze();
  try {
    const answer = await get('patient');
    expect([answer.status, answer.body.message]).toEqual([503, 'Service unavailable']);
    expect(answer.headers['retry-after']).toBe('2');
  } finally {
    neighbours.comments.thaw();
  }
  await eventually(async () => expect((await get('patient')).status).toBe(200));
});
