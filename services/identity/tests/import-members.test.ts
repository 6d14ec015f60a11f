import { status } from '@ideabox/grpc';
import { eventually, goldenFact, shapeOf } from '@ideabox/testing';
import { bootIdentity } from './boot-identity.ts';

let service: Awaited<ReturnType<typeof bootIdentity>>;
beforeAll(async () => {
  service = await bootIdentity();
});
afterAll(() => service.stop());

const row = (id: string, more = {}) => ({
  id,
  portal_name: `会員${id}`,
  role: 'general',
  gender: 'F',
  age: '30s',
  region: '13',
  industry: 'H-2',
  job_type: 'sales',
  date_entered: '2025-05-16T18:17:09Z',
  ...more,
});

const rows = (count: number, prefix: string) =>
  Array.from({ length: count }, (_, index) => row(`${prefix}${String(index).padStart(4, '0')}`));

/** What was told of imports of members whose ids begin so. */
const importsOf = async (prefix: string) =>
  (await service.imports()).filter(({ members }) =>
    members.some(({ member_id }) => member_id.startsWith(prefix)),
  );

const replay = async () => {
  const batches: { member_id: string; portal_name: string }[][] = [];
  for await (const { members } of service.rpc.stream('ReplayMembers', {})) batches.push(members);
  return batches;
};

test('importing twice is importing once, told in events of at most 500', async () => {
  const members = rows(1_201, 'twice ');
  expect(await service.rpc.call('ImportMembers', { members })).toEqual({ inserted: 1_201, rejections: [] });
  expect(await service.rpc.call('ImportMembers', { members })).toEqual({ inserted: 0, rejections: [] });
  await eventually(async () => {
    const sizes = (await importsOf('twice ')).map(({ members }) => members.length);
    expect(sizes).toEqual([500, 500, 201]);
  });
  const [fact] = await importsOf('twice ');
  expect(shapeOf(fact)).toEqual(shapeOf(goldenFact('identity.v1.MembersImported')));
  const changed = (await service.changes()).filter(({ member_id }) => member_id.startsWith('twice '));
  expect(changed).toEqual([]);
});

test('a bad row is told by its place and reason, the rest is loaded', async () => {
  const members = [
    row('good'),
    row('', {}),
    row('b1', { portal_name: 'x'.repeat(31) }),
    row('b2', { gender: 'X', region: '48' }),
    row('b3', { date_entered: '2025-02-30T00:00:00Z' }),
    row('b4', { role: 'king' }),
    row('b5', { portal_name: 'a\u0000' }),
    row('good'),
    row('blank', { role: '', gender: '', age: '', region: '', industry: '', job_type: '' }),
  ];
  const answer = await service.rpc.call('ImportMembers', { members });
  expect(answer.inserted).toBe(2);
  expect(answer.rejections).toEqual([
    { index: 1, reason: 'id must have 1 to 255 characters' },
    { index: 2, reason: 'portal_name must have 1 to 30 characters' },
    { index: 3, reason: 'gender is not a code; region is not a code' },
    { index: 4, reason: 'date_entered is not an RFC 3339 time' },
    { index: 5, reason: 'role is not known' },
    { index: 6, reason: 'portal_name has control characters' },
  ]);
  const blank = (await replay()).flat().find(({ member_id }) => member_id === 'blank');
  expect(blank).toMatchObject({
    roles: ['general'],
    gender: 'U',
    age: 'undefined',
    region: '00',
    industry: 'U',
  });
});

test('a member who is there stays as they are', async () => {
  await service.resolve('earlier', { preferred_username: 'earlier', roles: ['operator'] });
  const members = [row('earlier', { portal_name: 'later' })];
  expect((await service.rpc.call('ImportMembers', { members })).inserted).toBe(0);
  expect(await service.resolve('earlier')).toMatchObject({ portal_name: 'earlier', roles: ['operator'] });
});

test('more than 2,000 rows are refused', async () => {
  const call = service.rpc.call('ImportMembers', { members: rows(2_001, 'c') });
  await expect(call).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
});

test('replaying tells of every member once, in batches', async () => {
  await service.rpc.call('ImportMembers', { members: rows(501, 'replayed ') });
  await service.resolve('come by themselves');
  const batches = await replay();
  const ids = batches.flat().map(({ member_id }) => member_id);
  expect(batches.every((batch) => batch.length <= 500)).toBe(true);
  expect(new Set(ids).size).toBe(ids.length);
  expect(ids).toEqual(expect.arrayContaining(['replayed 0000', 'replayed 0500', 'come by themselves']));
});
