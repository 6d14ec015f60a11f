import { bootService, eventually, holdTime, type TestService } from '@ideabox/testing';
import { content } from '../../services/content/src/service.ts';
import { bootGateway, type TestGateway } from './boot-gateway.ts';

let service: TestService;
let gateway: TestGateway;
let time: ReturnType<typeof holdTime>;
beforeAll(async () => {
  time = holdTime();
  service = await bootService(content);
  gateway = await bootGateway({
    RATE_LIMIT_SCALE: '0.001',
    TRUSTED_PROXIES: '127.0.0.0/8',
    CONTENT_GRPC_ADDRESS: service.grpcAddress,
  });
});
afterAll(async () => {
  time.letGo();
  await gateway.stop();
  await service.stop();
});

const set = async (value: string) =>
  service.http
    .put('/features/safe_ip_list')
    .set(await service.as('admin', 'admin'))
    .send({ value })
    .expect(200);

const isLimited = async (address: string) => {
  const answer = await gateway.http.post('/api/v1/comments').set('X-Forwarded-For', address).send({});
  return 'ratelimit' in answer.headers || answer.status === 429;
};

const safe = '203.0.113.7, 198.51.100.0/25\n2001:db8:1::/48 2001:db8::1';

test('addresses that operators call safe are not limited, from five seconds after they say so', async () => {
  expect(await isLimited('203.0.113.7')).toBe(true);
  await set(safe);
  await time.pass(5_000);
  await eventually(async () => expect(await isLimited('203.0.113.7')).toBe(false));
  const told = {
    '203.0.113.7': false,
    '::ffff:203.0.113.7': false,
    '203.0.113.8': true,
    '198.51.100.127': false,
    '198.51.100.128': true,
    '2001:db8:1:ffff::9': false,
    '2001:db8:2::9': true,
    '2001:0DB8:0:0::1': false,
    '2001:db8::2': true,
  };
  const found: Record<string, boolean> = {};
  for (const address of Object.keys(told)) found[address] = await isLimited(address);
  expect(found).toEqual(told);
  await set('');
  await time.pass(5_000);
  await eventually(async () => expect(await isLimited('203.0.113.7')).toBe(true));
});
