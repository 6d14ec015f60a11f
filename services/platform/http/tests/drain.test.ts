import { Agent, get, type IncomingMessage } from 'node:http';
import { text } from 'node:stream/consumers';
import { setImmediate as nextTurn } from 'node:timers/promises';
import express from 'express';
import { listen } from '../src/index.ts';

/** A server whose answers at `/slow` wait to be let go, and a client that keeps its connections. */
const start = async () => {
  const letGo = Promise.withResolvers<void>();
  const asked = Promise.withResolvers<void>();
  const app = express();
  app.get('/fast', (_request, response) => void response.send('fast'));
  app.get('/slow', async (request, response) => {
    if ('begun' in request.query) response.flushHeaders();
    asked.resolve();
    await letGo.promise;
    response.end('slow');
  });
  const server = await listen(app, { host: '127.0.0.1', port: 0 });
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<{ body: string; connection: string | undefined }>((resolve, reject) => {
      const answered = async (answer: IncomingMessage) =>
        resolve({ body: await text(answer), connection: answer.headers.connection });
      get({ agent, host: '127.0.0.1', port: server.port, path }, answered).once('error', reject);
    });
  return { ...server, ask, asked: asked.promise, letGo: letGo.resolve };
};

test('while it drains every call is answered, and its connection ends with the answer', async () => {
  const { ask, drain, stop } = await start();
  expect((await ask('/fast')).connection).toBe('keep-alive');
  drain();
  for (let call = 0; call < 5; call += 1)
    expect(await ask('/fast')).toEqual({ body: 'fast', connection: 'close' });
  await stop();
  await expect(ask('/fast')).rejects.toThrow('ECONNREFUSED');
});

test.each(['/slow', '/slow?begun'])(
  'a call of %s that is under way ends, and its kept connection keeps nobody waiting',
  async (path) => {
    const { ask, asked, stop, letGo, server } = await start();
    const call = ask(path);
    await asked;
    const broken = jest.spyOn(server, 'closeAllConnections');
    const stopped = stop();
    letGo();
    expect((await call).body).toBe('slow');
    await stopped;
    expect(broken).not.toHaveBeenCalled();
  },
);

test('a kept connection on which one asks just then is answered once more', async () => {
  const { ask, stop, server } = await start();
  await ask('/fast');
  const stopped = stop();
  while (server.listening) await nextTurn();
  expect(await ask('/fast')).toEqual({ body: 'fast', connection: 'close' });
  await stopped;
});
