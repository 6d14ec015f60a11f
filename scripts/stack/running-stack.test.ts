import { rmSync } from 'node:fs';
import { makeStackFolders } from './folder/folders.ts';
import { removePidFile, writePidFile } from './folder/pid-files.ts';
import { chooseStack, forgetRunning, noteRunning, type RunningStack, readRunning } from './running-stack.ts';
import type { Wiring } from './wiring.ts';

const stack = (name: string, port: number): RunningStack => ({
  name,
  origin: `http://localhost:${port}`,
  issuer: `http://localhost:${port + 1}/realms/ideabox`,
  addresses: {} as RunningStack['addresses'],
});
const started = stack('dev', 8080);
const developed = stack('develop', 8090);

describe('a command is for', () => {
  test.each([
    ['nobody', [], undefined, undefined],
    ['npm start', [started], undefined, started],
    ['npm run dev', [developed], undefined, developed],
    ['the one whose port is named', [started, developed], '8090', developed],
    ['nobody at a port where none runs', [started, developed], '3000', undefined],
  ])('%s', (_who, running, port, chosen) => {
    const said: string[] = [];
    expect(chooseStack(running, port, (line) => said.push(line))).toBe(chosen);
    expect(said).toEqual([]);
  });

  test('npm start where npm run dev runs too, and says so', () => {
    const said: string[] = [];
    expect(chooseStack([started, developed], '', (line) => said.push(line))).toBe(started);
    expect(said).toEqual([
      'This is for "npm start" at http://localhost:8080; PORT=8090 means "npm run dev", which runs too.',
    ]);
  });
});

describe('what is noted of a stack', () => {
  const name = `running-${process.pid}`;
  const { root, run } = makeStackFolders(name);
  afterAll(() => rmSync(root, { recursive: true }));
  const servers = { postgres: 'postgres://x', nats: 'nats://x' };
  const wiring = { ports: { site: 8090, identityProvider: 8091 }, servers, databasePrefix: 'x', given: {} };
  beforeEach(() => noteRunning(name, wiring as unknown as Wiring));

  test('holds while the process that started it is there', () => {
    writePidFile(run, 'start', process.pid, 'SIGTERM');
    expect(readRunning(name)).toMatchObject({
      name,
      origin: 'http://localhost:8090',
      issuer: 'http://localhost:8091/realms/ideabox',
      addresses: { NATS_URL: 'nats://x' },
    });
    removePidFile(run, 'start');
    expect(readRunning(name)).toBeUndefined();
  });

  test('is nothing while it is started anew', () => {
    writePidFile(run, 'start', process.pid, 'SIGTERM');
    forgetRunning(name);
    expect(readRunning(name)).toBeUndefined();
  });
});
