import { once } from 'node:events';
import { Agent, createServer, request, type Server } from 'node:http';
import { type AddressInfo, connect, createServer as createTcpServer } from 'node:net';
import { text } from 'node:stream/consumers';
import { setTimeout as sleep } from 'node:timers/promises';
import { Relay } from './relay.ts';

const closing: (() => void)[] = [];
afterEach(() => {
  for (const close of closing.splice(0)) close();
});

async function openRelay(): Promise<{ relay: Relay; port: number }> {
  const relay = new Relay();
  closing.push(() => relay.close());
  return { relay, port: await relay.listen(0, '127.0.0.1') };
}

/** A program that answers its name, once `held` lets it. */
async function instance(name: string, held = Promise.resolve()): Promise<{ server: Server; port: number }> {
  const server = createServer(async (_request, response) => {
    await held;
    response.end(name);
  });
  closing.push(() => void server.close().closeAllConnections());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  return { server, port: (server.address() as AddressInfo).port };
}

function ask(port: number, agent: Agent): Promise<string> {
  return new Promise((resolve, reject) => {
    request({ port, host: '127.0.0.1', agent, path: '/' }, (response) => text(response).then(resolve, reject))
      .on('error', reject)
      .end();
  });
}

function keepAlive(maxSockets = 1): Agent {
  const agent = new Agent({ keepAlive: true, maxSockets });
  closing.push(() => agent.destroy());
  return agent;
}

test('a request waits until somebody is there to answer it', async () => {
  const { relay, port } = await openRelay();
  const answer = ask(port, keepAlive());
  relay.pointTo((await instance('first')).port);
  expect(await answer).toBe('first');
});

test('what has begun is answered by whom it began with, the next on the same connection by the new one', async () => {
  const { relay, port } = await openRelay();
  const held = Promise.withResolvers<void>();
  const arrived = Promise.withResolvers<void>();
  const old = await instance('old', held.promise);
  old.server.once('request', () => arrived.resolve());
  relay.pointTo(old.port);
  const agent = keepAlive();
  const begun = ask(port, agent);
  await arrived.promise;
  relay.pointTo((await instance('new')).port);
  old.server.close();
  held.resolve();
  expect(await begun).toBe('old');
  expect(await ask(port, agent)).toBe('new');
});

test('a connection is kept for the next program as long as any of ours promises to keep one', async () => {
  const { relay, port } = await openRelay();
  const old = await instance('old');
  relay.pointTo(old.port);
  const client = connect(port, '127.0.0.1');
  closing.push(() => client.destroy());
  const heard = text(client);
  const request = 'GET / HTTP/1.1\r\nhost: any\r\n';
  client.write(`${request}\r\n`);
  await once(client, 'readable');
  relay.pointTo((await instance('new')).port);
  jest.useFakeTimers({ doNotFake: ['nextTick', 'setImmediate', 'queueMicrotask', 'performance', 'Date'] });
  const closed = once(old.server, 'close');
  old.server.close().closeIdleConnections();
  await closed;
  while (jest.getTimerCount() === 0) await new Promise(setImmediate);
  jest.advanceTimersByTime(75_000);
  jest.useRealTimers();
  client.write(`${request}connection: close\r\n\r\n`);
  expect(await heard).toMatch(/old.+new/s);
});

test('nobody fails while instances replace each other under load', async () => {
  const { relay, port } = await openRelay();
  const agent = keepAlive(8);
  let stop = false;
  const seen = new Set<string>();
  const clients = Array.from({ length: 8 }, async () => {
    while (!stop) seen.add(await ask(port, agent));
  });
  let last: { server: Server; port: number } | undefined;
  for (let number = 1; number <= 10; number += 1) {
    const next = await instance(String(number));
    relay.pointTo(next.port);
    while (!seen.has(String(number))) await sleep(1);
    while (last && relay.isAwaited(last.port)) await sleep(1);
    last?.server.close();
    last?.server.closeIdleConnections();
    last = next;
  }
  stop = true;
  await Promise.all(clients);
  expect(seen.size).toBe(10);
});

test('what was asked last is told by requests, not by what services say to each other on lasting connections', async () => {
  const { relay, port } = await openRelay();
  relay.pointTo((await instance('any')).port);
  await ask(port, keepAlive());
  const asked = relay.lastAsked;
  expect(asked).toBeGreaterThan(0);
  const other = connect(port, '127.0.0.1');
  other.end('PRI * HTTP/2.0\r\n\r\nSM\r\n\r\n');
  await text(other);
  expect(relay.lastAsked).toBe(asked);
  await ask(port, keepAlive());
  expect(relay.lastAsked).toBeGreaterThan(asked);
});

test('a program that speaks first is heard, and its end is passed on', async () => {
  const { relay, port } = await openRelay();
  const server = createTcpServer((socket) => void socket.end('220 ready\r\n'));
  closing.push(() => void server.close());
  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  relay.pointTo((server.address() as AddressInfo).port);
  expect(await text(connect(port, '127.0.0.1'))).toBe('220 ready\r\n');
});

test('a request whose answer will not come fails at once', async () => {
  const { relay, port } = await openRelay();
  const never = Promise.withResolvers<void>();
  const crashing = await instance('crashing', never.promise);
  crashing.server.once('request', () => {
    relay.pointTo(undefined);
    crashing.server.closeAllConnections();
  });
  relay.pointTo(crashing.port);
  await expect(ask(port, keepAlive())).rejects.toThrow('socket hang up');
  never.resolve();
});
