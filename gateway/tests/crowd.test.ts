import { eventually } from '@ideabox/testing';
import { Pool } from 'undici';
import { bootGateway, patienceOf, type TestGateway } from './boot-gateway.ts';
import { shared } from './upstream.ts';

// The limits are those of the public: what passes here passes there.
let gateway: TestGateway;
let clients: Pool;
beforeAll(async () => {
  gateway = await bootGateway({
    TRUSTED_PROXIES: '127.0.0.0/8',
    // What is shown is what the limits let through, not how fast this machine is.
    ...patienceOf(600_000),
    BODY_STALL_MS: '600000',
    BODY_MS: '600000',
  });
  clients = new Pool(gateway.url, { connections: 400 });
});
afterAll(async () => {
  await clients.destroy();
  await gateway.stop();
});

const carrier = '198.51.100.1';
const elsewhere = '203.0.113.1';

const ask = async (path: string, address: string, body?: object): Promise<number> => {
  const method = body ? 'POST' : 'GET';
  const headers = { 'x-forwarded-for': address, 'content-type': 'application/json' };
  const answer = await clients.request({ path, method, headers, body: body ? JSON.stringify(body) : null });
  await answer.body.dump();
  return answer.statusCode;
};

const tally = (statuses: number[]) =>
  Object.fromEntries(
    [...new Set(statuses)].map((status) => [status, statuses.filter((one) => one === status).length]),
  );

/** One of 500 ideas, with what its page loads, and a batch of what was done on it. */
const openIdea = (reader: number): Promise<number>[] => {
  const idea = 1 + (reader % 500);
  const visitor = `visitor_id=v${reader}`;
  return [
    ask(`/idea/${idea}`, carrier),
    ask(`/api/v1/features?limit=999&${visitor}`, carrier),
    ask(`/api/v1/ideas/${idea}?${visitor}`, carrier),
    ask(`/api/v1/ideas/${idea}/comments?${visitor}`, carrier),
    ask('/api/v1/analytics/events', carrier, { session_id: `v${reader}`, events: [] }),
  ];
};

test('2,000 readers behind one address, all at once, are served undisturbed', async () => {
  gateway.upstream.answerWith(shared({ results: [] }));
  const statuses = await Promise.all(Array.from({ length: 2_000 }, (_, reader) => openIdea(reader)).flat());
  expect(tally(statuses)).toEqual({ 200: 10_000 });
});

test('one who asks without end what nobody asked before keeps no other reader waiting, and no service', async () => {
  let underWay = 0;
  let most = 0;
  const found = Promise.withResolvers<void>();
  gateway.upstream.answerWith(async (response, seen, request) => {
    if (!seen.url.includes('keyword')) return shared({ results: [] })(response, seen, request);
    underWay += 1;
    most = Math.max(most, underWay);
    await found.promise;
    underWay -= 1;
    shared({ results: [] })(response, seen, request);
  });
  const searches = Array.from({ length: 300 }, (_, n) => ask(`/api/v1/ideas?keyword=k${n}`, carrier));
  await eventually(() => expect(underWay).toBe(16));
  expect(await ask('/api/v1/ideas/9999', elsewhere)).toBe(200);
  found.resolve();
  expect(tally(await Promise.all(searches))).toEqual({ 200: 300 });
  expect(most).toBe(16);
});

test('visitors’ writes of one address are few, whatever they say who they are', async () => {
  const reports = Array.from({ length: 200 }, (_, n) =>
    ask(`/api/v1/report?visitor_id=w${n}`, carrier, { type: 'inquiry', contents: 'a' }),
  );
  expect(tally(await Promise.all(reports))).toEqual({ 200: 120, 429: 80 });
});
