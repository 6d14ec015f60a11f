import { bootIdentity } from './boot-identity.ts';

let service: Awaited<ReturnType<typeof bootIdentity>>;
let admin: Record<string, string>;
beforeAll(async () => {
  service = await bootIdentity();
  await service.resolve('me', { roles: ['admin'] });
  admin = await service.as('me', 'admin');
});
afterAll(() => service.stop());

const writes = [
  ['put', '/members/me'],
  ['put', '/members/me/roles'],
  ['put', '/members/me/status'],
  ['post', '/members/me/block_users'],
] as const;

const bodies: [type: string, body: string, status: number][] = [
  ['text/plain', 'hello', 415],
  ['application/x-www-form-urlencoded', 'id=other&status=active', 415],
  ['multipart/form-data; boundary=x', '--x--', 415],
  ['application/json; charset=ebcdic', '{}', 415],
  ['application/json', '{"id":', 400],
  ['application/json', '"text"', 400],
  ['application/json', '[]', 400],
  ['application/json', 'null', 400],
  ['application/json', '{"__proto__":{"admin":true},"constructor":1}', 400],
  ['application/json', `{"id":"${'x'.repeat(300_000)}"}`, 413],
];

describe.each(writes)('%s %s', (method, path) => {
  test.each(bodies)('body %# of %s', async (type, body, status) => {
    const answer = await service.http[method](path).set(admin).set('Content-Type', type).send(body);
    expect(answer.status).toBe(status);
    expect(answer.body.request_id).toEqual(expect.any(String));
  });
});

const everywhere = [
  ...[
    ['get', '/members/ID'],
    ['put', '/members/ID'],
    ['delete', '/members/ID'],
  ],
  ...[
    ['delete', '/members/ID/icon'],
    ['get', '/members/ID/export'],
    ['get', '/members/ID/block_users'],
  ],
  ...[['delete', '/members/ID/block_users/ID']],
] as ['get' | 'put' | 'delete', string][];

const ids = [
  '-1',
  '0',
  '99999999999999999999',
  'x'.repeat(256),
  "'; DROP TABLE members; --",
  '<img src=x>',
  '{{7*7}}',
  '%',
];
test.each(everywhere)('%s %s knows no strange id', async (method, path) => {
  for (const id of [...ids, '\u0000', '\u200b', '\u{10ffff}']) {
    const address = path.replaceAll('ID', encodeURIComponent(id));
    const answer = await service.http[method](address).set(admin);
    expect([id, answer.status]).toEqual([id, 404]);
    expect(answer.body.message).toMatch(/^(User|HiddenUser) not found$/);
  }
  const halved = await service.http[method](path.replaceAll('ID', '%ED%A0%80')).set(admin);
  expect([400, 404]).toContain(halved.status);
});

test('nothing of it had an effect', async () => {
  expect(await service.resolve('me')).toMatchObject({ roles: ['admin'], status: 'MEMBER_STATUS_ACTIVE' });
  expect((await service.changes()).filter(({ member_id }) => member_id === 'me')).toHaveLength(1);
});
