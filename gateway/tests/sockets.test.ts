import { createHash } from 'node:crypto';
import { once } from 'node:events';
import { eventually, freePort } from '@ideabox/testing';
import { WebSocket, WebSocketServer } from 'ws';
import { bootGateway, type TestGateway } from './boot-gateway.ts';
import { startUpstream, type Upstream } from './upstream.ts';

let gateway: TestGateway;
let notifications: Upstream;
const seen: Record<string, unknown>[] = [];
const answers: Record<string, unknown>[] = [];

beforeAll(async () => {
  notifications = await startUpstream();
  new WebSocketServer({ server: notifications.server }).on('connection', (socket, request) => {
    seen.push({ url: request.url, ...request.headers });
    socket.on('message', (message) => socket.send(`heard ${message}`));
  });
  gateway = await bootGateway({ NOTIFICATIONS_URL: notifications.url });
});
afterAll(async () => {
  await gateway.stop();
  await notifications.stop();
});

const open = (path: string, headers: Record<string, string> = {}, { url } = gateway) => {
  const socket = new WebSocket(`${url.replace('http', 'ws')}${path}`, { headers });
  socket.once('upgrade', (answer) => answers.push(answer.headers));
  return new Promise<WebSocket>((resolve, reject) => {
    socket.once('open', () => resolve(socket));
    socket.once('error', reject);
  });
};

test('a socket is passed on, without what a client must not say', async () => {
  const socket = await open('/app/ideabox?protocol=7', {
    'X-Passport': 'forged',
    'X-Forwarded-For': '198.51.100.7',
    Cookie: 'a=b',
    'X-Request-Id': 'socket-request-1',
  });
  socket.send('hello');
  const heard = await new Promise((resolve) => socket.once('message', (data) => resolve(String(data))));
  expect(heard).toBe('heard hello');
  socket.close();
  const headers = seen.at(-1);
  expect(headers).toMatchObject({
    url: '/app/ideabox?protocol=7',
    'x-forwarded-for': '127.0.0.1',
    'x-request-id': 'socket-request-1',
  });
  expect(answers.at(-1)?.['x-request-id']).toBe('socket-request-1');
  expect(headers).not.toHaveProperty('x-passport');
  expect(headers).not.toHaveProperty('cookie');
});

test('what a service says together with its consent is passed on too', async () => {
  const greeter = await startUpstream();
  greeter.server.on('upgrade', ({ headers }, socket) => {
    const accepted = createHash('sha1')
      .update(`${headers['sec-websocket-key']}258EAFA5-E914-47DA-95CA-C5AB0DC85B11`)
      .digest('base64');
    const head = `HTTP/1.1 101 Switching Protocols\r\nUpgrade: websocket\r\nConnection: Upgrade\r\nSec-WebSocket-Accept: ${accepted}\r\n\r\n`;
    socket.write(`${head}\x81\x05hello`, 'latin1');
    socket.resume().once('end', () => socket.end());
  });
  const other = await bootGateway({ NOTIFICATIONS_URL: greeter.url });
  const socket = new WebSocket(`${other.url.replace('http', 'ws')}/app/ideabox`);
  const [message] = await once(socket, 'message');
  expect(String(message)).toBe('hello');
  socket.terminate();
  await other.stop();
  await greeter.stop();
});

test('sockets open nowhere else', async () => {
  await expect(open('/api/v1/ideas')).rejects.toThrow('404');
});

test('too many from one address are refused', async () => {
  const strict = await bootGateway({ NOTIFICATIONS_URL: notifications.url, RATE_LIMIT_SCALE: '0.001' });
  const results = await Promise.allSettled(Array.from({ length: 8 }, () => open('/app/ideabox', {}, strict)));
  const refused = results.filter((result) => result.status === 'rejected');
  expect(refused.length).toBeGreaterThan(0);
  expect(String(refused[0]?.reason)).toContain('429');
  for (const result of results) if (result.status === 'fulfilled') result.value.terminate();
  await strict.stop();
});

test('without its service a socket hears 503', async () => {
  const nobody = await bootGateway({ NOTIFICATIONS_URL: `http://127.0.0.1:${await freePort()}` });
  const socket = new WebSocket(`${nobody.url.replace('http', 'ws')}/app/ideabox`);
  const error = await new Promise((resolve) => socket.once('error', resolve));
  expect(String(error)).toContain('503');
  await nobody.stop();
});

test('who has a socket open is sent to another instance when the gateway stops, and calls under way end', async () => {
  const other = await bootGateway({ NOTIFICATIONS_URL: notifications.url });
  const socket = new WebSocket(`${other.url.replace('http', 'ws')}/app/ideabox`);
  await new Promise((resolve) => socket.once('open', resolve));
  const closed = once(socket, 'close');
  const stopping = Promise.withResolvers<void>();
  other.upstream.answerWith(async (response) => {
    await stopping.promise;
    response.end('{"results":{}}');
  });
  const call = other.http.post('/api/v1/ideas').then(({ status }) => status);
  await eventually(() => expect(other.upstream.seen).toHaveLength(1));
  const stopped = other.stop();
  stopping.resolve();
  expect(await call).toBe(200);
  await stopped;
  const [code, reason] = await closed;
  expect([code, String(reason)]).toEqual([4200, 'Server is restarting']);
});
