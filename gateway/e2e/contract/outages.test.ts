import { as } from '../product.ts';
import { nobody, startLameGateway } from './lame-gateway.ts';
import { loadOperations, type Operation, pathOf } from './operations.ts';
import { sampleOf } from './schema.ts';

let operations: Operation[];
let admin: { Authorization: string };
beforeAll(async () => {
  operations = await loadOperations();
  admin = await as('admin1');
});

type Answer = { headers: Record<string, string>; body: { message?: string } };

/** Whatever calls do not answer with this status through a gateway that lacks something, asked up to three times. */
const others = async (env: Record<string, string>, status: number, isTold: (answer: Answer) => boolean) => {
  const gateway = await startLameGateway(env);
  const calls = [
    { name: 'GET /rss', send: () => gateway.site.get('/rss') },
    ...operations.map((operation) => ({
      name: operation.name,
      send: () =>
        gateway.api[operation.method](pathOf(operation, {})).send(
          operation.body && (sampleOf(operation.body) as object),
        ),
    })),
  ];
  const odd: unknown[] = [];
  for (const { name, send } of calls) {
    let answer = await send().set(admin);
    for (let tries = 1; answer.status !== status && tries < 3; tries += 1) answer = await send().set(admin);
    if (answer.status !== status || !isTold(answer)) odd.push([name, answer.status, answer.body]);
  }
  await gateway.stop();
  return odd;
};

test('a service that is away: every call says so, and when to come back', async () => {
  const env = { ...(await nobody()), RATE_LIMIT_SCALE: '1000' };
  const told = ({ headers, body }: Answer) =>
    body.message === 'Service unavailable' && 'retry-after' in headers;
  expect(await others(env, 503, told)).toEqual([]);
});

test('too many calls: every call says so, and when to come back', async () => {
  const told = ({ headers, body }: Answer) =>
    body.message === 'server_many_request' &&
    ['retry-after', 'ratelimit', 'ratelimit-policy'].every((name) => name in headers);
  // What the other gateway counted for this caller is far beyond what this one allows.
  expect(await others({ RATE_LIMIT_SCALE: '0.001' }, 429, told)).toEqual([]);
});
