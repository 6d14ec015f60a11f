import { execFile } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import {
  createPassports,
  createTestDatabase,
  eventually,
  freePort,
  startNats,
  startServiceProcess,
} from '@ideabox/testing';

const main = fileURLToPath(new URL('../src/main.ts', import.meta.url));

test('a service whose database is behind is not ready and says so, until a process of its own has migrated it', async () => {
  const [database, nats, port, { publicKey }] = await Promise.all([
    createTestDatabase(),
    startNats(),
    freePort(),
    createPassports(),
  ]);
  const readiness = async () => {
    const answer = await fetch(`http://127.0.0.1:${port}/readyz`);
    return `${answer.status} ${await answer.text()}`;
  };
  const starting = startServiceProcess('content', {
    MIGRATE: '0',
    HTTP_PORT: String(port),
    DATABASE_URL: database.url,
    NATS_URL: nats.url,
    PASSPORT_PUBLIC_KEY: publicKey,
  });
  const said = await eventually(readiness);
  expect(said).toMatch(/^503 not ready\nthe database has not had .*0001_content, 0002_operators, /);
  expect((await fetch(`http://127.0.0.1:${port}/livez`)).status).toBe(200);

  const migrating = execFile(process.execPath, [main, 'migrate'], { env: { DATABASE_URL: database.url } });
  expect(await once(migrating, 'exit')).toEqual([0, null]);
  const { child } = await starting;
  expect(await readiness()).toBe('200 ok');
  const ended = once(child, 'exit');
  child.kill('SIGTERM');
  await ended;
  await Promise.all([database.drop(), nats.stop()]);
});
