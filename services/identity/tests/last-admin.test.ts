import { bootIdentity } from './boot-identity.ts';

let service: Awaited<ReturnType<typeof bootIdentity>>;
beforeEach(async () => {
  service = await bootIdentity();
});
afterEach(() => service.stop());

const demote = async (id: string, by: string) =>
  (
    await service.http
      .put(`/members/${id}/roles`)
      .set(await service.as(by, 'admin'))
      .send({ roles: ['general'] })
  ).status;
const suspend = async (id: string, by: string) =>
  (
    await service.http
      .put(`/members/${id}/status`)
      .set(await service.as(by, 'admin'))
      .send({ status: 'suspended' })
  ).status;

const admins = async () => {
  const all = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => service.resolve(id)));
  return all.filter(({ roles, status }) => roles[0] === 'admin' && status === 'MEMBER_STATUS_ACTIVE').length;
};

test('the last admin stays one', async () => {
  await service.resolve('a', { roles: ['admin'] });
  const answer = await service.http
    .put('/members/a/roles')
    .set(await service.as('a', 'admin'))
    .send({ roles: ['operator', 'admin'] });
  expect([answer.status, answer.body.errors]).toEqual([403, { roles: ['not_allowed'] }]);
  await service.resolve('b', { roles: ['admin'] });
  expect(await demote('a', 'a')).toBe(200);
  expect(await demote('b', 'b')).toBe(403);
});

test('five admins who all resign at once leave one', async () => {
  for (const id of ['a', 'b', 'c', 'd', 'e']) await service.resolve(id, { roles: ['admin'] });
  const statuses = await Promise.all(['a', 'b', 'c', 'd', 'e'].map((id) => demote(id, id)));
  expect(statuses.sort()).toEqual([200, 200, 200, 200, 403]);
  expect(await admins()).toBe(1);
});

test('five admins who turn on one another at once leave one at least', async () => {
  const ids = ['a', 'b', 'c', 'd', 'e'];
  for (const id of ids) await service.resolve(id, { roles: ['admin'] });
  const pairs = ids.flatMap((by) => ids.filter((id) => id !== by).map((id) => [id, by] as const));
  const statuses = await Promise.all(
    pairs.map(([id, by], turn) => (turn % 2 === 0 ? demote(id, by) : suspend(id, by))),
  );
  expect(statuses.every((status) => status === 200 || status === 403)).toBe(true);
  expect(await admins()).toBeGreaterThanOrEqual(1);
});
