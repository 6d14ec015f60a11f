import { once } from 'node:events';
import { createServer } from 'node:http2';
import type { AddressInfo } from 'node:net';
import { createClient, createCredentials, serveGrpc, service } from '@ideabox/grpc';
import { CallerGone, callerSignal, whileWanted } from '@ideabox/lifecycle';
import { type Caller, callers } from '@ideabox/protos';
import type { ContentServiceDefinition } from '@ideabox/protos/content/v1/ContentService';
import { createLogger, createMetrics } from '@ideabox/telemetry';
import { keyPair, pem } from './tokens.ts';

const keys = keyPair();
const callerKeys = Object.fromEntries(callers.map((caller) => [caller, [keys.publicKey]])) as Record<
  Caller,
  string[]
>;

let begun: PromiseWithResolvers<AbortSignal | undefined>;
let isSlow = true;
/** What is worked on until nobody waits for it. */
const untilGone = async () => {
  const signal = callerSignal();
  begun.resolve(signal);
  if (signal && isSlow) await once(signal, 'abort');
  signal?.throwIfAborted();
  return { settings: [] };
};

const served = service<ContentServiceDefinition>('content.v1.ContentService', {
  ListSettings: { callers: ['ideas'], handle: untilGone },
  ReadNews: { callers: ['notifications'], handle: async () => ({ news: [] }) },
  ExportMember: {
    callers: ['ideas'],
    handle: async function* () {
      yield { section: 'reports', rows: [] };
      await untilGone();
    },
  },
});

const log = createLogger('test', 'silent');
const failed = jest.spyOn(log, 'error');
let server: Awaited<ReturnType<typeof serveGrpc>>;
let client: ReturnType<typeof createClient<ContentServiceDefinition>>;
beforeAll(async () => {
  const metrics = createMetrics('test');
  server = await serveGrpc({ services: [served], callerKeys, host: '127.0.0.1', port: 0, log, metrics });
  client = createClient<ContentServiceDefinition>({
    address: `127.0.0.1:${server.port}`,
    service: 'content.v1.ContentService',
    credentials: await createCredentials('ideas', pem(keys.privateKey)),
  });
});
afterAll(async () => {
  client.close();
  await server.stop();
});
beforeEach(() => {
  begun = Promise.withResolvers();
  isSlow = true;
});

test('a call ends on both sides when the one for whom it is made leaves', async () => {
  const leaving = new AbortController();
  const call = whileWanted(leaving.signal, () => client.call('ListSettings', {}, { deadlineMs: 600_000 }));
  const signal = await begun.promise;
  expect(signal?.aborted).toBe(false);
  leaving.abort(new CallerGone());
  await expect(call).rejects.toBeInstanceOf(CallerGone);
  if (!signal?.aborted) await once(signal as AbortSignal, 'abort');
  expect(failed).not.toHaveBeenCalled();
});

test('who has left makes no call', async () => {
  const call = whileWanted(AbortSignal.abort(new CallerGone()), () => client.call('ListSettings', {}));
  await expect(call).rejects.toBeInstanceOf(CallerGone);
});

test('a stream that is read no further ends where it comes from', async () => {
  for await (const _ of client.stream('ExportMember', { member_id: 'm' })) break;
  const signal = (await begun.promise) as AbortSignal;
  if (!signal.aborted) await once(signal, 'abort');
  expect(failed).not.toHaveBeenCalled();
});

test('calls whose callers left say nothing of the other side: the next is answered', async () => {
  for (let left = 0; left < 20; left += 1) {
    const leaving = new AbortController();
    begun = Promise.withResolvers();
    const call = whileWanted(leaving.signal, () => client.call('ListSettings', {}, { deadlineMs: 600_000 }));
    await begun.promise;
    leaving.abort(new CallerGone());
    await expect(call).rejects.toBeInstanceOf(CallerGone);
  }
  isSlow = false;
  await expect(client.call('ListSettings', {})).resolves.toEqual({ settings: [] });
});

test('a call of what proves to answer nobody is not waited for to its deadline', async () => {
  const hung = createServer().on('stream', () => undefined);
  await once(hung.listen(0, '127.0.0.1'), 'listening');
  const waiting = createClient<ContentServiceDefinition>({
    address: `127.0.0.1:${(hung.address() as AddressInfo).port}`,
    service: 'content.v1.ContentService',
    credentials: await createCredentials('ideas', pem(keys.privateKey)),
  });
  const call = waiting.call('ListSettings', {}, { deadlineMs: 600_000 });
  await expect(call).rejects.toMatchObject({ unavailable: true });
  waiting.close();
  hung.close();
});
