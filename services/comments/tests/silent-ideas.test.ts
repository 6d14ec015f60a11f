import { randomUUID } from 'node:crypto';
import { once } from 'node:events';
import { createServer as createHttp2Server, type ServerHttp2Stream } from 'node:http2';
import { type AddressInfo, createServer, type Socket } from 'node:net';
import { bootService, eventually } from '@ideabox/testing';
import { comments } from '../src/service.ts';

/** What takes connections and says nothing, as a process does that hangs. */
const startSilence = async () => {
  const sockets = new Set<Socket>();
  const server = createServer((socket) => sockets.add(socket)).listen(0, '127.0.0.1');
  await new Promise((resolve) => server.once('listening', resolve));
  const { port } = server.address() as AddressInfo;
  const stop = () => {
    for (const socket of sockets) socket.destroy();
    server.close();
  };
  return { address: `127.0.0.1:${port}`, isAsked: () => sockets.size > 0, stop };
};

test('while ideas hangs, comments that wait for it with a key keep no reader waiting', async () => {
  const ideas = await startSilence();
  const service = await bootService(comments, {
    CONTENT_GRPC_ADDRESS: '127.0.0.1:1',
    IDEAS_GRPC_ADDRESS: ideas.address,
    DATABASE_POOL: '2',
  });
  const post = async (contents: string) => {
    const { status } = await service.http
      .post('/comments')
      .set({ ...(await service.as(randomUUID())), 'Idempotency-Key': randomUUID() })
      .send({ idea_id: 1, contents });
    return status;
  };
  const writes = Promise.all(Array.from({ length: 20 }, (_, index) => post(`意見 ${index}`)));
  await eventually(() => expect(ideas.isAsked()).toBe(true));
  const reads = await Promise.all(Array.from({ length: 10 }, () => service.http.get('/comments')));
  expect(new Set(reads.map(({ status }) => status))).toEqual(new Set([200]));
  expect(new Set(await writes)).toEqual(new Set([503]));
  ideas.stop();
  await service.stop();
});

/** What hears how long it is waited for, and is not available. */
const startListening = async () => {
  const waited: string[] = [];
  const server = createHttp2Server().listen(0, '127.0.0.1');
  server.on('stream', (stream: ServerHttp2Stream, headers) => {
    if (headers[':path']?.endsWith('/CheckComment')) waited.push(String(headers['grpc-timeout']));
    stream.respond({ 'content-type': 'application/grpc', 'grpc-status': '14' }, { endStream: true });
  });
  await once(server, 'listening');
  const { port } = server.address() as AddressInfo;
  return { address: `127.0.0.1:${port}`, waited, stop: () => server.close() };
};

const milliseconds = { m: 1, S: 1_000, M: 60_000, H: 3_600_000 };

test('how long ideas may take to answer is a setting', async () => {
  const ideas = await startListening();
  const service = await bootService(comments, {
    CONTENT_GRPC_ADDRESS: '127.0.0.1:1',
    IDEAS_GRPC_ADDRESS: ideas.address,
    RPC_BUDGET_MS: '600000',
  });
  const { status } = await service.http
    .post('/comments')
    .set(await service.as(randomUUID()))
    .send({ idea_id: 1, contents: '意見' });
  const [, count, unit] = /^(\d+)([mSMH])$/.exec(ideas.waited[0] ?? '') ?? [];
  expect(Number(count) * milliseconds[unit as keyof typeof milliseconds]).toBeGreaterThan(300_000);
  expect(status).toBe(503);
  await service.stop();
  ideas.stop();
});
