import { eventually } from '@ideabox/testing';
import { bootGateway, patienceOf, type TestGateway } from './boot-gateway.ts';
import { type HeldOpen, holdOpen, whileHeld } from './hold-open.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await bootGateway({
    RATE_LIMIT_SCALE: '1000',
    TRUSTED_PROXIES: '127.0.0.0/8',
    ...patienceOf(600_000),
  });
});
afterAll(() => gateway.stop());

const greedy = '198.51.100.1';
const honest = '203.0.113.1';
const personal = '/api/v1/members/m-1/notifications';

let held: HeldOpen[] = [];
afterEach(() => {
  for (const { close } of held) close();
});

test.each([
  ['personal reads', `GET ${personal} HTTP/1.1`],
  ['writes', `PUT ${personal} HTTP/1.1`],
  ['pages', 'GET /ideas HTTP/1.1'],
])('300 %s of one caller that are not answered keep nobody else waiting', async (_, line) => {
  for (const upstream of [gateway.upstream, gateway.web])
    upstream.answerWith((response, { headers }) => {
      if (headers['x-forwarded-for'] !== greedy) response.end('{}');
    });
  held = await Promise.all(
    Array.from({ length: 300 }, () => holdOpen(gateway.port, [line, `X-Forwarded-For: ${greedy}`])),
  );
  await eventually(() =>
    expect(gateway.upstream.seen.length + gateway.web.seen.length).toBeGreaterThanOrEqual(64),
  );
  await whileHeld(held, async () => {
    for (const path of [personal, '/ideas'])
      await gateway.http.get(path).set('X-Forwarded-For', honest).expect(200);
  });
});

test('with no connection left, who only waits for a next call gives way', async () => {
  const small = await bootGateway({ MAX_CONNECTIONS: '20' });
  const idle = await Promise.all(
    Array.from({ length: 20 }, () => holdOpen(small.port, ['GET /livez HTTP/1.1'])),
  );
  await eventually(async () => expect((await fetch(`${small.url}/livez`)).status).toBe(200));
  expect(await Promise.all(idle.map(({ closed }) => closed))).toHaveLength(20);
  await small.stop();
});
