import { status } from '@ideabox/grpc';
import { createDatabase, sql } from '@ideabox/postgres';
import { createLogger } from '@ideabox/telemetry';
import { eventually, goldenFact, shapeOf } from '@ideabox/testing';
import { bootIdentity } from './boot-identity.ts';

let service: Awaited<ReturnType<typeof bootIdentity>>;
beforeAll(async () => {
  service = await bootIdentity();
});
afterAll(() => service.stop());

test('20 first calls at once make one member and tell of it once', async () => {
  const answers = await Promise.all(
    Array.from({ length: 20 }, () => service.resolve('parallel', { roles: ['supporter', 'offline_access'] })),
  );
  for (const answer of answers) {
    expect(answer).toEqual({
      member_id: 'parallel',
      portal_name: 'parallel',
      roles: ['supporter'],
      status: 'MEMBER_STATUS_ACTIVE',
      suspended_until: '',
    });
  }
  const facts = await eventually(async () => {
    const found = (await service.changes()).filter(({ member_id }) => member_id === 'parallel');
    expect(found).toHaveLength(1);
    return found;
  });
  expect(facts[0]).toMatchObject({
    roles: ['supporter'],
    revision: 1,
    gender: 'U',
    age: 'undefined',
  });
});

test('what is published has the keys and types of the fixture', async () => {
  await service.resolve('shape');
  await eventually(async () => {
    const fact = (await service.changes()).find(({ member_id }) => member_id === 'shape');
    expect(shapeOf(fact)).toEqual(shapeOf(goldenFact('identity.v1.MemberChanged')));
  });
});

test('roles of a later token do not overrule the first', async () => {
  await service.resolve('steady', { roles: ['general'] });
  const again = await service.resolve('steady', { roles: ['admin'], preferred_username: 'other' });
  expect(again).toMatchObject({ roles: ['general'], portal_name: 'steady' });
});

test('the most powerful of several roles leads, unknown ones are dropped, none is general', async () => {
  expect((await service.resolve('many', { roles: ['general', 'uma_authorization', 'admin'] })).roles).toEqual(
    ['admin', 'general'],
  );
  expect((await service.resolve('none', { roles: ['offline_access'] })).roles).toEqual(['general']);
});

test.each(['', '   ', 'someone@example.jp', 'x'.repeat(31), 'a\u0000b'])(
  'the user name %j is not shown',
  async (preferred_username) => {
    const { portal_name } = await service.resolve(`neutral-${preferred_username.length}`, {
      preferred_username,
    });
    expect(portal_name).toMatch(/^参加者-[0-9a-f]{6}$/);
  },
);

test('who hides has no name in what others are told', async () => {
  await service.resolve('shy');
  await service.http
    .put('/members/shy')
    .set(await service.as('shy'))
    .send({ hidden_contributor: true })
    .expect(200);
  expect((await service.resolve('shy')).portal_name).toBe('');
});

test('the nickname is shown before the user name, unless it may not be', async () => {
  const chosen = await service.resolve('with-nickname', { nickname: '山田 花子' });
  expect(chosen.portal_name).toBe('山田 花子');
  const unfit = await service.resolve('with-address', { nickname: 'hanako@example.jp' });
  expect(unfit.portal_name).toBe('with-address');
});

test.each(['', 'a\u0000b', 'x'.repeat(256)])('the subject %j is refused', async (subject) => {
  await expect(service.resolve(subject)).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
});

test('reading a known member is one look-up by the primary key', async () => {
  const db = createDatabase({ url: service.databaseUrl, log: createLogger('test', 'silent') });
  const plan = await db.transaction(async (tx) => {
    await tx.run(sql`SET LOCAL enable_seqscan = off`);
    return tx.rows<{ 'QUERY PLAN': string }>(sql`
      EXPLAIN SELECT id, portal_name, roles, status FROM members WHERE id = 'parallel'`);
  });
  expect(plan.map((line) => line['QUERY PLAN']).join('\n')).toContain('members_pkey');
  await db.close();
});
