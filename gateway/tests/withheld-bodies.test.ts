import { eventually } from '@ideabox/testing';
import { bootWithIdentity, type GatewayWithIdentity } from './boot-with-identity.ts';
import { type HeldOpen, holdOpen, whileHeld } from './hold-open.ts';

let gateway: GatewayWithIdentity;
let reader: { Authorization: string };
let attacker: { Authorization: string };
beforeAll(async () => {
  gateway = await bootWithIdentity({
    RATE_LIMIT_SCALE: '1000',
    BODY_STALL_MS: '600000',
    BODY_MS: '600000',
  });
  reader = await gateway.provider.bearer('reader');
  attacker = await gateway.provider.bearer('attacker');
  for (const one of [reader, attacker]) await gateway.http.get('/api/v1/me').set(one).expect(200);
});
afterAll(() => gateway.stop());

let held: HeldOpen[] = [];
afterEach(async () => {
  for (const { close } of held) close();
  await Promise.all(held.map(({ closed }) => closed));
});

const own = 'PUT /api/v1/members/attacker HTTP/1.1';
const attacks: [string, string[], { body?: string; piece?: string }][] = [
  ['a length and no body', [own, 'Content-Length: 100000'], {}],
  ['chunks and none of them', [own, 'Transfer-Encoding: chunked'], {}],
  ['a byte a second', [own, 'Content-Length: 100000'], { body: '{', piece: ' ' }],
  [
    'a chunk of a byte a second',
    [own, 'Transfer-Encoding: chunked'],
    { body: '1\r\n{\r\n', piece: '1\r\n \r\n' },
  ],
];

const send300 = async (head: string[], sent: { body?: string; piece?: string }) => {
  const lines = [...head, `Authorization: ${attacker.Authorization}`, 'Content-Type: application/json'];
  held = await Promise.all(Array.from({ length: 300 }, () => holdOpen(gateway.port, lines, sent)));
};

const readMe = async () => gateway.http.get('/api/v1/me').set(reader).expect(200);

test.each(attacks)('300 requests with %s keep nobody from their service', async (_, head, sent) => {
  await send300(head, sent);
  await whileHeld(held, readMe);
});

test('300 reads whose body does not come are refused, and keep nobody from their service', async () => {
  await send300(['GET /api/v1/members HTTP/1.1', 'Content-Length: 10'], {});
  await readMe();
  for (const { heard } of held) await eventually(() => expect(heard()).toMatch(/^HTTP\/1\.1 400 /));
});
