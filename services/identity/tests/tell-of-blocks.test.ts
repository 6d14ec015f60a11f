import { status } from '@ideabox/grpc';
import { eventually, goldenFact, shapeOf } from '@ideabox/testing';
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
const block = (id: string) => service.http.post(path).set(me).send({ id }).expect(201);
const unblock = (id: string) => service.http.delete(`${path}/${id}`).set(me).expect(200);

const replayed = async () => {
  const rows: unknown[] = [];
  for await (const { blocks } of service.rpc.stream('ReplayBlocks', {})) rows.push(...blocks);
  return rows;
};

const told = (blocked_id: string, blocked: boolean, revision: number) => ({
  member_id: 'me',
  blocked_id,
  blocked,
  revision,
});

test('every change of a block is told, in growing revisions, and a lifted one is replayed too', async () => {
  await block('noisy');
  await unblock('noisy');
  await block('noisy');
  await block('loud');
  await unblock('loud');
  await service.http.delete(`${path}/loud`).set(me).expect(404);
  const facts = await eventually(async () => {
    const all = await service.blocks();
    expect(all).toHaveLength(5);
    return all;
  });
  expect(facts).toEqual([
    told('noisy', true, 1),
    told('noisy', false, 2),
    told('noisy', true, 3),
    told('loud', true, 1),
    told('loud', false, 2),
  ]);
  expect(shapeOf(facts[0])).toEqual(shapeOf(goldenFact('identity.v1.BlockChanged')));
  expect(await replayed()).toEqual([told('loud', false, 2), told('noisy', true, 3)]);
});

test('contacts are those of active members with an address', async () => {
  await service.resolve('reachable', { email: 'reachable@example.jp' });
  await service.resolve('silent', { email: 'silent@example.jp' });
  await service.http
    .put('/members/silent')
    .set(await service.as('silent'))
    .send({ mail_option: 1, hidden_contributor: true })
    .expect(200);
  const { contacts } = await service.rpc.call('ListContacts', {
    member_ids: ['reachable', 'silent', 'me', 'nobody', 'reachable'],
  });
  expect(contacts.sort((a, b) => (a.member_id < b.member_id ? -1 : 1))).toEqual([
    {
      member_id: 'reachable',
      email: 'reachable@example.jp',
      portal_name: 'reachable',
      wants_mail: true,
    },
    { member_id: 'silent', email: 'silent@example.jp', portal_name: 'silent', wants_mail: false },
  ]);
  const many = service.rpc.call('ListContacts', { member_ids: Array(1_001).fill('me') });
  await expect(many).rejects.toMatchObject({ code: status.INVALID_ARGUMENT });
});

test('mail follows the address at the provider, never what somebody wrote into a profile', async () => {
  const addressOf = async (id: string) =>
    (await service.rpc.call('ListContacts', { member_ids: [id] })).contacts[0]?.email;
  await service.resolve('mover', { email: 'mover@example.jp' });
  await service.http
    .put('/members/mover')
    .set(await service.as('mover'))
    .send({ email: 'victim@example.com' })
    .expect(200);
  expect(await addressOf('mover')).toBe('mover@example.jp');
  await service.resolve('mover', { email: 'moved@example.jp' });
  expect(await addressOf('mover')).toBe('moved@example.jp');
});

test('a hidden contributor is told without name and picture', async () => {
  await service.resolve('hider');
  await service.http
    .put('/members/hider')
    .set(await service.as('hider'))
    .send({ hidden_contributor: true })
    .expect(200);
  const facts = await eventually(async () => {
    const all = (await service.changes()).filter(({ member_id }) => member_id === 'hider');
    expect(all).toHaveLength(2);
    return all;
  });
  expect(facts[0]).toMatchObject({ portal_name: 'hider', hidden: false });
  expect(facts[1]).toMatchObject({ portal_name: '', icon_src: '', hidden: true });
});
