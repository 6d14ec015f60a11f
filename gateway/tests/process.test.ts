import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { openSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { callerEnv, createPassports, eventually, freePort } from '@ideabox/testing';
import { startUpstream } from './upstream.ts';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));
const node = fileURLToPath(new URL('../../node_modules/.bin/node', import.meta.url));

const run = (env: Record<string, string>) => {
  const child = spawn(node, [main], { env: { PATH: process.env.PATH ?? '', ...env } });
  const output = { out: '', err: '' };
  child.stdout.on('data', (chunk) => {
    output.out += chunk;
  });
  child.stderr.on('data', (chunk) => {
    output.err += chunk;
  });
  return { child, output, ended: once(child, 'exit').then(([code]) => code as number | null) };
};

test('without its configuration it says what it misses, and ends', async () => {
  const { output, ended } = run({ PORT: 'http', TRUSTED_PROXIES: 'everyone', OIDC_ALGORITHMS: 'none' });
  expect(await ended).toBe(1);
  for (const name of [
    'PORT',
    'PASSPORT_PRIVATE_KEY',
    'CALLER_PRIVATE_KEY',
    'IDEAS_URL',
    'TRUSTED_PROXIES',
    'OIDC_ALGORITHMS',
  ])
    expect(output.err).toContain(name);
});

const alone = (known: { port: number; upstream: string; privateKey: string }) => {
  const names = ['IDENTITY', 'IDEAS', 'COMMENTS', 'NOTIFICATIONS', 'ANALYTICS', 'CONTENT', 'WEB'];
  return {
    HOST: '127.0.0.1',
    PORT: String(known.port),
    PASSPORT_PRIVATE_KEY: known.privateKey,
    ...callerEnv('gateway'),
    ...Object.fromEntries(names.map((name) => [`${name}_URL`, known.upstream])),
    IDENTITY_GRPC_ADDRESS: '127.0.0.1:9',
    CONTENT_GRPC_ADDRESS: '127.0.0.1:9',
    REDIS_URL: 'redis://127.0.0.1:9',
    OIDC_ISSUER: 'http://127.0.0.1:9',
    OIDC_AUDIENCE: 'ideabox-api',
    OIDC_CLIENTS: 'ideabox-web',
    OIDC_JWKS_URL: 'http://127.0.0.1:9/certs',
  };
};

test('it starts with nothing else up, writes one line a request, and ends when it is told', async () => {
  const [port, upstream, { privateKey }] = await Promise.all([
    freePort(),
    startUpstream(),
    createPassports(),
  ]);
  const { child, output, ended } = run(alone({ port, upstream: upstream.url, privateKey }));
  const origin = `http://127.0.0.1:${port}`;
  await eventually(() => fetch(`${origin}/readyz`));
  const headers = { 'X-Request-Id': 'one-line-please', Authorization: 'Bearer secret-token' };
  await fetch(`${origin}/api/v1/ideas?keyword=secret-search`, { headers });
  const lines = await eventually(() => {
    const found = output.out
      .split('\n')
      .filter((line) => line.includes('one-line-please'))
      .map((line) => JSON.parse(line));
    expect(found).toHaveLength(1);
    return found;
  });
  expect(lines[0]).toMatchObject({
    service: 'gateway',
    request_id: 'one-line-please',
    method: 'GET',
    path: '/api/v1/ideas',
    upstream: 'ideas',
    status: 401,
    ms: expect.any(Number),
    member: null,
  });
  child.kill('SIGTERM');
  expect(await ended).toBe(0);
  expect(output.out).not.toContain('secret');
  await upstream.stop();
});

/** Something to write lines to, given to a child, that takes none or few of them. */
const outputs: Record<string, () => number | 'pipe'> = {
  'a full disk': () => openSync('/dev/full', 'w'),
  'a pipe that nobody reads': () => 'pipe',
};

test.each(Object.keys(outputs))(
  'where its lines go to %s it answers, counts those that are lost, and ends well',
  async (name) => {
    const [port, metricsPort, { privateKey }] = await Promise.all([
      freePort(),
      freePort(),
      createPassports(),
    ]);
    const env = {
      ...alone({ port, upstream: 'http://127.0.0.1:9', privateKey }),
      METRICS_PORT: String(metricsPort),
      PATH: process.env.PATH ?? '',
    };
    const child = spawn(node, [main], { env, stdio: ['ignore', outputs[name]?.(), 'inherit'] });
    const ended = once(child, 'exit');
    await eventually(() => fetch(`http://127.0.0.1:${port}/readyz`));
    const long = `http://127.0.0.1:${port}/api/v1/${'a'.repeat(8_000)}`;
    for (let call = 0; call < 120; call += 1) expect((await fetch(long)).status).toBe(404);
    await eventually(async () => {
      const told = await (await fetch(`http://127.0.0.1:${metricsPort}/`)).text();
      expect(told).toMatch(/log_lines_dropped_total\{[^}]*\} [1-9]/);
    });
    child.kill('SIGTERM');
    expect(await ended).toEqual([0, null]);
  },
);
