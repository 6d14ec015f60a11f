import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import {
  createClient,
  createCredentials,
  createTransport,
  serveGrpc,
  service,
  type TlsFiles,
} from '@ideabox/grpc';
import { type Caller, callers } from '@ideabox/protos';
import type { ContentServiceDefinition } from '@ideabox/protos/content/v1/ContentService';
import { createLogger, createMetrics } from '@ideabox/telemetry';
import { newAuthority, writeCertificate } from './certificates.ts';
import { keyPair, pem } from './tokens.ts';

const own = keyPair();
const callerKeys = Object.fromEntries(callers.map((caller) => [caller, [own.publicKey]])) as Record<
  Caller,
  string[]
>;
const served = service<ContentServiceDefinition>('content.v1.ContentService', {
  ListSettings: { callers: ['ideas'], handle: async () => ({ settings: [] }) },
  ReadNews: { callers: ['notifications'], handle: async () => ({ news: [] }) },
  ExportMember: {
    callers: ['identity'],
    handle: async function* () {
      yield { section: 'reports', rows: [] };
    },
  },
});

const authority = newAuthority();
const foreign = newAuthority();
const root = mkdtempSync(join(tmpdir(), 'ideabox-tls-'));
const folder = (name: string) => mkdtempSync(join(root, name));
const serverFolder = folder('server');

let server: Awaited<ReturnType<typeof serveGrpc>>;
beforeAll(async () => {
  server = await serveGrpc({
    ...{ services: [served], callerKeys, host: '127.0.0.1', port: 0 },
    transport: createTransport(writeCertificate(serverFolder, authority), 50),
    log: createLogger('test', 'silent'),
    metrics: createMetrics('test'),
  });
});
afterAll(async () => {
  await server.stop();
  rmSync(root, { recursive: true });
});

const clientWith = async (tls?: TlsFiles) =>
  createClient<ContentServiceDefinition>({
    address: `localhost:${server.port}`,
    service: 'content.v1.ContentService',
    credentials: await createCredentials('ideas', pem(own.privateKey), tls),
    deadlineMs: 20_000,
  });

const callOnce = async (tls?: TlsFiles) => {
  const client = await clientWith(tls);
  const answer = client.call('ListSettings', {}).then(
    () => 'answered',
    (error: Error) => error.message.split(':')[0],
  );
  return answer.finally(() => client.close());
};

test('who shows a certificate of the authority is answered', async () => {
  expect(await callOnce(writeCertificate(folder('good'), authority))).toBe('answered');
});

test.each([
  ['none at all', () => undefined],
  ['one of another authority', () => writeCertificate(folder('foreign'), foreign, authority)],
])('who shows %s is refused', async (_, tls) => {
  expect(await callOnce(tls())).toBe('UNAVAILABLE');
});

test('a server of another authority is not told anything', async () => {
  expect(await callOnce(writeCertificate(folder('wary'), authority, foreign))).toBe('UNAVAILABLE');
});

test('when certificates change, calls go on, and new ones are by the new authority', async () => {
  const client = await clientWith(writeCertificate(folder('before'), authority));
  await client.call('ListSettings', {});
  const next = newAuthority();
  writeCertificate(serverFolder, next);
  const after = writeCertificate(folder('after'), next);
  while ((await callOnce(after)) !== 'answered') await client.call('ListSettings', {});
  await client.call('ListSettings', {});
  client.close();
});
