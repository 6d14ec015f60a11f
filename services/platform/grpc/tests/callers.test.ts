import { createClient, createCredentials, RpcFailure, serveGrpc, service } from '@ideabox/grpc';
import { type Caller, callers } from '@ideabox/protos';
import type { ContentServiceDefinition } from '@ideabox/protos/content/v1/ContentService';
import { createLogger, createMetrics } from '@ideabox/telemetry';
import { probe } from './probe.ts';
import { claimsOf, type KeyPair, keyPair, now, pem, signed, signedBySecret, unsigned } from './tokens.ts';

const pairs = Object.fromEntries(callers.map((caller) => [caller, keyPair()])) as Record<Caller, KeyPair>;
const former = keyPair();
const callerKeys = Object.fromEntries(
  callers.map((caller) => [caller, [former.publicKey, pairs[caller].publicKey]]),
) as Record<Caller, string[]>;

const log = createLogger('test', 'silent');
const warned = jest.spyOn(log, 'warn');
const metrics = createMetrics('test');
const ran: string[] = [];
const served = service<ContentServiceDefinition>('content.v1.ContentService', {
  ListSettings: {
    callers: ['ideas', 'comments'],
    handle: async () => {
      ran.push('ListSettings');
      return { settings: [] };
    },
  },
  ReadNews: { callers: ['notifications'], handle: async () => ({ news: [] }) },
  ExportMember: {
    callers: ['identity'],
    handle: async function* () {
      ran.push('ExportMember');
      yield { section: 'reports', rows: [] };
    },
  },
});

let server: Awaited<ReturnType<typeof serveGrpc>>;
beforeAll(async () => {
  server = await serveGrpc({ services: [served], callerKeys, host: '127.0.0.1', port: 0, log, metrics });
});
afterAll(() => server.stop());
afterEach(() => jest.useRealTimers());
beforeEach(() => {
  ran.length = 0;
  warned.mockClear();
});

const clientWith = (credentials: () => Promise<string>) =>
  createClient<ContentServiceDefinition>({
    ...{ address: `127.0.0.1:${server.port}`, service: 'content.v1.ContentService', credentials },
  });

/** What becomes of both RPCs when they are called with these credentials. */
const callBoth = async (credentials: string, member_id = 'm') => {
  const client = clientWith(async () => credentials);
  const read = async () => {
    for await (const _ of client.stream('ExportMember', { member_id }));
    return 'answered';
  };
  const told = (error: Error) => `${error.name} ${error.message.split(': ').at(-1)}`;
  const unary = client.call('ListSettings', {}).then(() => 'answered', told);
  const both = await Promise.all([unary, read().catch(told)]);
  client.close();
  return both;
};

const unauthenticated = Array(2).fill('CallRefused UNAUTHENTICATED');
const { ideas, identity, scripts } = pairs;

test('those whom an RPC names are answered, and no others', async () => {
  const answers: Record<string, string[]> = {};
  for (const caller of callers)
    answers[caller] = await callBoth(signed(pairs[caller].privateKey, claimsOf(caller)));
  const denied = 'CallRefused PERMISSION_DENIED';
  expect(answers).toEqual({
    ...Object.fromEntries(callers.map((caller) => [caller, [denied, denied]])),
    ideas: ['answered', denied],
    comments: ['answered', denied],
    identity: [denied, 'answered'],
  });
  expect(ran.toSorted()).toEqual(['ExportMember', 'ListSettings', 'ListSettings']);
});

const forged = signed(ideas.privateKey, claimsOf('ideas'));
test.each<[string, () => string]>([
  ['nothing', () => ''],
  ['an empty token', () => 'Bearer '],
  ['no token', () => 'Bearer a.b.c'],
  ['another scheme', () => forged.replace('Bearer', 'Basic')],
  ['a foreign key', () => signed(keyPair().privateKey, claimsOf('ideas'))],
  ['the key of another part', () => signed(identity.privateKey, claimsOf('ideas'))],
  ['an unknown part', () => signed(ideas.privateKey, claimsOf('polls'))],
  ['a part named as what every object has', () => signed(ideas.privateKey, claimsOf('__proto__'))],
  ['no part', () => signed(ideas.privateKey, claimsOf('ideas', { iss: undefined }))],
  ['another audience', () => signed(ideas.privateKey, claimsOf('ideas', { aud: 'identity' }))],
  ['no audience', () => signed(ideas.privateKey, claimsOf('ideas', { aud: undefined }))],
  ['a token that has run out', () => signed(ideas.privateKey, claimsOf('ideas', { exp: now() - 306 }))],
  ['a token without an end', () => signed(ideas.privateKey, claimsOf('ideas', { exp: undefined }))],
  ['a token of an hour ago', () => signed(ideas.privateKey, claimsOf('ideas', { iat: now() - 3_600 }))],
  ['a token of an hour to come', () => signed(ideas.privateKey, claimsOf('ideas', { iat: now() + 3_600 }))],
  ['a token of no time', () => signed(ideas.privateKey, claimsOf('ideas', { iat: undefined }))],
  ['no signature', () => unsigned(claimsOf('ideas'))],
  ['no signature, named otherwise', () => `${forged.slice(0, forged.lastIndexOf('.'))}.`],
  ['a public key for a secret', () => signedBySecret(ideas.publicKey, claimsOf('ideas'))],
  [
    'a changed token',
    () => forged.replace(/\.[^.]+\./, `.${btoa(JSON.stringify(claimsOf('scripts'))).replaceAll('=', '')}.`),
  ],
])('with %s one is nobody', async (_name, credentials) => {
  expect(await callBoth(credentials())).toEqual(unauthenticated);
  expect(ran).toEqual([]);
});

test('a key that is being changed counts beside the one that follows', async () => {
  const [unary] = await callBoth(signed(former.privateKey, claimsOf('comments')));
  expect(unary).toBe('answered');
});

test('a clock may be five minutes off', async () => {
  const late = claimsOf('ideas', { iat: now() - 360, exp: now() - 300 });
  const early = claimsOf('ideas', { iat: now() + 300, exp: now() + 360 });
  for (const claims of [late, early])
    expect((await callBoth(signed(ideas.privateKey, claims)))[0]).toBe('answered');
});

test('a refusal is logged and counted, and nothing that was sent is read for it', async () => {
  const before = Number(/} (\d+)$/m.exec(await counted('ExportMember', 'UNAUTHENTICATED'))?.[1] ?? 0);
  // More than a message may have: it is not even measured.
  expect(await callBoth('', 'm'.repeat(17 * 2 ** 20))).toEqual(unauthenticated);
  expect(await counted('ExportMember', 'UNAUTHENTICATED')).toMatch(new RegExp(`} ${before + 1}$`));
  await callBoth(signed(scripts.privateKey, claimsOf('scripts')));
  const rpc = '/ideabox.content.v1.ContentService/ListSettings';
  expect(warned.mock.calls.map(([told]) => told)).toEqual(
    expect.arrayContaining([
      { rpc, code: 16, status: 'UNAUTHENTICATED', why: expect.stringMatching(/^JWTInvalid/) },
      { rpc, code: 7, status: 'PERMISSION_DENIED', caller: 'scripts' },
    ]),
  );
});

const counted = async (method: string, status: string) => {
  const lines = (await metrics.registry.getSingleMetricAsString('rpc_refused_total')).split('\n');
  const label = `rpc="/ideabox.content.v1.ContentService/${method}",status="${status}"`;
  return lines.find((line) => line.includes(label)) ?? '';
};

test('whom the server refuses does not take it for a service that is down', async () => {
  const client = clientWith(async () => '');
  const error = await client.call('ListSettings', {}).catch((caught: unknown) => caught);
  expect(error).not.toBeInstanceOf(RpcFailure);
  expect(String(error)).toBe(
    'CallRefused: content.v1.ContentService refuses our call of ListSettings: UNAUTHENTICATED',
  );
  client.close();
});

test('the health service answers everyone', async () => {
  expect(await probe(server.port)).toBe('SERVING');
});

test('credentials are for one service, and signed anew every half minute', async () => {
  jest.useFakeTimers({ doNotFake: ['nextTick', 'queueMicrotask', 'setImmediate', 'setTimeout'] });
  const credentials = await createCredentials('ideas', pem(ideas.privateKey));
  const [first, other] = [await credentials('content'), await credentials('identity')];
  expect(other).not.toBe(first);
  jest.advanceTimersByTime(29_000);
  expect(await credentials('content')).toBe(first);
  jest.advanceTimersByTime(2_000);
  const next = await credentials('content');
  expect(next).not.toBe(first);
  expect((await callBoth(next))[0]).toBe('answered');
  expect(await callBoth(other)).toEqual(unauthenticated);
});
