import { createDatabase, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { eventually, goldenFact, shapeOf } from '@ideabox/testing';
import { bootIdentity } from './boot-identity.ts';

let service: Awaited<ReturnType<typeof bootIdentity>>;
beforeAll(async () => {
  service = await bootIdentity();
});
afterAll(() => service.stop());

const roles = ['admin', 'operator', 'semi-operator', 'supporter', 'general'] as const;
let made = 0;
const member = async (role = 'general') => {
  made += 1;
  const id = `${role}-${made}`;
  await service.resolve(id, { roles: [role] });
  return id;
};

type Who = { id: string; role: string };
const put = async (what: 'status' | 'roles', id: string, by: Who, body: object) =>
  service.http
    .put(`/members/${encodeURIComponent(id)}/${what}`)
    .set(await service.as(by.id, by.role))
    .send(body);

const rolesOf = async (id: string) => (await service.http.get(`/members/${id}`)).body.results.roles;

// Rows: who acts. Columns: whom, in the order of `roles`.
const statusTable: Record<string, number[]> = {
  admin: [200, 200, 200, 200, 200],
  operator: [403, 200, 200, 200, 200],
  'semi-operator': [403, 403, 403, 403, 403],
  supporter: [403, 403, 403, 403, 403],
  general: [403, 403, 403, 403, 403],
};
const rolesTable: Record<string, number[]> = {
  admin: [200, 200, 200, 200, 200],
  operator: [403, 403, 403, 403, 403],
  'semi-operator': [403, 403, 403, 403, 403],
  supporter: [403, 403, 403, 403, 403],
  general: [403, 403, 403, 403, 403],
};

describe.each(roles)('a %s', (role) => {
  test.each(['suspended', 'invalidated', 'active'])('makes others %s', async (status) => {
    const actor = { id: await member(role), role };
    const targets = await Promise.all(roles.map((each) => member(each)));
    const answers = await Promise.all(targets.map((id) => put('status', id, actor, { status })));
    expect(answers.map((answer) => answer.status)).toEqual(statusTable[role]);
    for (const { body } of answers.filter((answer) => answer.status === 200))
      expect(body.results).toMatchObject({ status, portal_name: expect.any(String) });
    for (const { body } of answers.filter((answer) => answer.status === 403))
      expect(body.message).toBe('Forbidden');
  });

  test('gives roles', async () => {
    const actor = { id: await member(role), role };
    const targets = await Promise.all(roles.map((each) => member(each)));
    const statuses: number[] = [];
    for (const id of targets)
      statuses.push((await put('roles', id, actor, { roles: ['supporter', 'general'] })).status);
    expect(statuses).toEqual(rolesTable[role]);
    const now = await Promise.all(targets.map(rolesOf));
    expect(now).toEqual(
      role === 'admin' ? Array(5).fill(['supporter', 'general']) : roles.map((each) => [each]),
    );
  });

  test('does nothing to their own status', async () => {
    const actor = { id: await member(role), role };
    expect((await put('status', actor.id, actor, { status: 'suspended' })).status).toBe(403);
    expect((await service.resolve(actor.id)).status).toBe('MEMBER_STATUS_ACTIVE');
  });
});

describe('as they stand now, not as their token says', () => {
  test('a suspended operator and an admin of yesterday do nothing', async () => {
    const admin = { id: await member('admin'), role: 'admin' };
    const operator = { id: await member('operator'), role: 'operator' };
    const former = { id: await member('admin'), role: 'admin' };
    const target = await member();
    await put('status', operator.id, admin, { status: 'suspended' });
    await put('roles', former.id, admin, { roles: ['general'] });
    expect((await put('status', target, operator, { status: 'suspended' })).status).toBe(403);
    expect((await put('status', target, former, { status: 'suspended' })).status).toBe(403);
    expect((await put('roles', target, former, { roles: ['admin'] })).status).toBe(403);
    expect((await service.resolve(target)).status).toBe('MEMBER_STATUS_ACTIVE');
  });

  test('who was never here does nothing', async () => {
    const ghost = { id: 'ghost', role: 'admin' };
    expect((await put('roles', await member(), ghost, { roles: ['admin'] })).status).toBe(403);
    expect((await put('status', await member(), ghost, { status: 'suspended' })).status).toBe(403);
  });
});

test('the same again changes nothing and is told once; each change is told and audited', async () => {
  const admin = { id: await member('admin'), role: 'admin' };
  const id = await member();
  const suspend = { status: 'suspended', reason: '利用規約に反するため' };
  for (let time = 0; time < 3; time += 1) expect((await put('status', id, admin, suspend)).status).toBe(200);
  await put('status', id, admin, { status: 'active' });
  for (let time = 0; time < 2; time += 1) await put('roles', id, admin, { roles: ['operator', 'supporter'] });
  await eventually(async () => {
    const facts = (await service.changes()).filter(({ member_id }) => member_id === id);
    expect(facts.map(({ status, roles, revision }) => [revision, status, roles.join()])).toEqual([
      [1, 'MEMBER_STATUS_ACTIVE', 'general'],
      [2, 'MEMBER_STATUS_SUSPENDED', 'general'],
      [3, 'MEMBER_STATUS_ACTIVE', 'general'],
      [4, 'MEMBER_STATUS_ACTIVE', 'operator,supporter'],
    ]);
  });
  const acts = (await service.acts()).filter(({ entity_id }) => entity_id === id);
  expect(acts.map(({ action, reason, changes }) => [action, reason, JSON.parse(changes)])).toEqual([
    ['member.suspended', '利用規約に反するため', { status: ['active', 'suspended'] }],
    ['member.reinstated', '', { status: ['suspended', 'active'] }],
    ['member.roles_changed', '', { roles: [['general'], ['operator', 'supporter']] }],
  ]);
  expect(acts[0]).toMatchObject({ actor_id: admin.id, actor_role: 'admin', entity: 'member' });
  expect(shapeOf(acts[0])).toEqual(shapeOf(goldenFact('audit.v1.Acted')));
});

test.each([
  [{}, 400],
  [{ status: 'withdrawn' }, 400],
  [{ status: 'king' }, 400],
  [{ status: null }, 400],
  [{ status: 1 }, 400],
  [{ status: ['active'] }, 400],
  [{ status: 'active', reason: '' }, 400],
  [{ status: 'active', reason: 'あ'.repeat(1_001) }, 400],
  [{ status: 'active', reason: 'a\u0000' }, 400],
  [{ status: 'active', reason: '\ud800' }, 400],
  [{ status: 'active', because: 'x' }, 400],
  [{ status: 'active', reason: '𠮷野家で\n😀' }, 200],
  [{ status: 'active', reason: null }, 200],
])('status %j is answered with %i', async (body, status) => {
  const admin = { id: await member('admin'), role: 'admin' };
  expect((await put('status', await member(), admin, body)).status).toBe(status);
});

test.each([
  [{}, 400],
  [{ roles: [] }, 400],
  [{ roles: null }, 400],
  [{ roles: 'admin' }, 400],
  [{ roles: [1] }, 400],
  [{ roles: ['general', 'general'] }, 400],
  [{ roles: ['general'], more: 1 }, 400],
  [{ roles: Array(6).fill('general') }, 400],
  [{ roles: ['x'.repeat(51)] }, 400],
  [{ roles: ['king'] }, 404],
  [{ roles: ['general', 'withdrawn'] }, 404],
  [{ roles: ["admin'; --"] }, 404],
  [{ roles: ['visitor'] }, 404],
])('roles %j are answered with %i', async (body, status) => {
  const admin = { id: await member('admin'), role: 'admin' };
  const id = await member();
  const answer = await put('roles', id, admin, body);
  expect(answer.status).toBe(status);
  if (status === 404) expect(answer.body.message).toBe('Role not found');
  expect(await rolesOf(id)).toEqual(['general']);
});

test.each([
  'nobody',
  '-1',
  '0',
  '9'.repeat(255),
  "' OR 1=1 --",
  '<script>',
  '{{7*7}}',
  '\u0000',
  'x'.repeat(256),
])('there is no member %j', async (id) => {
  const admin = { id: await member('admin'), role: 'admin' };
  for (const [what, body] of [
    ['status', { status: 'active' }],
    ['roles', { roles: ['general'] }],
  ] as const) {
    const answer = await put(what, id, admin, body);
    expect([answer.status, answer.body.message]).toEqual([404, 'User not found']);
  }
});

test('visitors are asked who they are', async () => {
  await service.http.put('/members/x/status').send({ status: 'active' }).expect(401);
  await service.http
    .put('/members/x/roles')
    .send({ roles: ['general'] })
    .expect(401);
});

describe('a suspension that ends by itself', () => {
  const soon = (ms: number) => new Date(Date.now() + ms).toISOString();

  test('is known with its end, and over when that has come; both are told and audited', async () => {
    const admin = { id: await member('admin'), role: 'admin' };
    const id = await member();
    const until = soon(3_600_000);
    expect((await put('status', id, admin, { status: 'suspended', until })).status).toBe(200);
    expect(await service.resolve(id)).toMatchObject({
      status: 'MEMBER_STATUS_SUSPENDED',
      suspended_until: until,
    });
    const db = createDatabase({ url: service.databaseUrl, poolSize: 1, log: createLogger('test', 'silent') });
    await db.run(sql`UPDATE members SET suspended_until = now() WHERE id = ${id}`);
    await db.close();
    await eventually(async () =>
      expect(await service.resolve(id)).toMatchObject({
        status: 'MEMBER_STATUS_ACTIVE',
        suspended_until: '',
      }),
    );
    await eventually(async () => {
      const facts = (await service.changes()).filter(({ member_id }) => member_id === id);
      expect(facts.map(({ status, revision }) => [revision, status])).toEqual([
        [1, 'MEMBER_STATUS_ACTIVE'],
        [2, 'MEMBER_STATUS_SUSPENDED'],
        [3, 'MEMBER_STATUS_ACTIVE'],
      ]);
      const acts = (await service.acts()).filter(({ entity_id }) => entity_id === id);
      expect(acts.map(({ actor_id, action }) => [actor_id, action])).toEqual([
        [admin.id, 'member.suspended'],
        ['', 'member.reinstated'],
      ]);
    });
  });

  test('may be given another end, or none, and ends with what is decided by hand', async () => {
    const admin = { id: await member('admin'), role: 'admin' };
    const id = await member();
    const endOf = async () => (await service.resolve(id)).suspended_until;
    const [first, second] = [soon(3_600_000), soon(7_200_000)];
    await put('status', id, admin, { status: 'suspended', until: first });
    await put('status', id, admin, { status: 'suspended', until: second.replace('Z', '+00:00') });
    expect(await endOf()).toBe(second);
    await put('status', id, admin, { status: 'suspended' });
    expect(await endOf()).toBe('');
    await put('status', id, admin, { status: 'suspended', until: first });
    await put('status', id, admin, { status: 'active' });
    await put('status', id, admin, { status: 'suspended' });
    expect(await service.resolve(id)).toMatchObject({
      status: 'MEMBER_STATUS_SUSPENDED',
      suspended_until: '',
    });
  });

  test.each([
    ['of one who is active', 'active', () => soon(3_600_000)],
    ['of one who is invalidated', 'invalidated', () => soon(3_600_000)],
    ['in the past', 'suspended', () => soon(-1_000)],
    ['without a zone', 'suspended', () => '2099-01-01T00:00:00'],
    ['beyond what is stored', 'suspended', () => '+010000-01-01T00:00:00Z'],
    ['that is no time', 'suspended', () => 'tomorrow'],
  ])('has no end %s', async (_, status, until) => {
    const admin = { id: await member('admin'), role: 'admin' };
    const answer = await put('status', await member(), admin, { status, until: until() });
    expect([answer.status, answer.body.errors]).toEqual([400, { until: ['invalid'] }]);
  });
});
