import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { Agent, get, type IncomingMessage } from 'node:http';
import { createServer } from 'node:net';
import { createInterface } from 'node:readline';
import { text } from 'node:stream/consumers';
import { fileURLToPath } from 'node:url';

const main = fileURLToPath(new URL('main.ts', import.meta.url));

const env = {
  HOST: '127.0.0.1',
  PORT: '0',
  API_URL: 'http://127.0.0.1:9',
  OIDC_ISSUER: 'http://127.0.0.1:9',
  DRAIN_MS: '300',
};

const portOf = async ({ stdout }: ChildProcess): Promise<number> => {
  for await (const line of createInterface({ input: stdout as NodeJS.ReadableStream })) {
    const { port } = JSON.parse(line);
    if (port) return port;
  }
  throw new Error('it ended before it listened');
};

test('told to end it serves on for a while, is not ready, ends every connection with its answer, and ends well', async () => {
  const child = spawn(process.execPath, [main], { stdio: ['ignore', 'pipe', 'inherit'], env });
  const ended = once(child, 'exit');
  const port = await portOf(child);
  child.stdout?.resume();
  const agent = new Agent({ keepAlive: true, maxSockets: 1 });
  const ask = (path: string) =>
    new Promise<{ body: string; connection: string | undefined }>((resolve, reject) => {
      const answered = async (answer: IncomingMessage) =>
        resolve({ body: await text(answer), connection: answer.headers.connection });
      get({ agent, host: '127.0.0.1', port, path }, answered).once('error', reject);
    });
  expect((await ask('/livez')).connection).toBe('keep-alive');
  child.kill('SIGTERM');
  while (!(await ask('/readyz')).body.includes('draining'));
  expect(await ask('/livez')).toEqual({ body: '{"status":"ok"}', connection: 'close' });
  expect(await ended).toEqual([0, null]);
  await expect(ask('/livez')).rejects.toThrow('ECONNREFUSED');
});

const freePort = async () => {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
};

const outputs: Record<string, () => number | 'pipe'> = {
  'a full disk': () => openSync('/dev/full', 'w'),
  'a pipe that nobody reads': () => 'pipe',
};

test.each(Object.keys(outputs))('where its lines go to %s it answers, and ends well', async (name) => {
  const origin = `http://127.0.0.1:${await freePort()}`;
  const stdio = ['ignore', outputs[name]?.(), 'inherit'] as const;
  const child = spawn(process.execPath, [main], {
    stdio: [...stdio],
    env: { ...env, PORT: new URL(origin).port, LOG_LEVEL: 'trace' },
  });
  const ended = once(child, 'exit');
  while (!(await fetch(`${origin}/livez`).catch(() => undefined)));
  // Each writes a line about what it could not ask of the API, more than a pipe and what waits before it may hold.
  const long = 'a'.repeat(8_000);
  for (let call = 0; call < 120; call += 1) await (await fetch(`${origin}/ideas/1?from=${long}`)).text();
  expect((await fetch(`${origin}/livez`)).status).toBe(200);
  child.kill('SIGTERM');
  expect(await ended).toEqual([0, null]);
});
