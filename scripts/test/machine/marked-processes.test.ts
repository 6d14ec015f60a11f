import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { processStartTime } from '../../stack/folder/process-identity.ts';
import { endMarked, markChildren } from './marked-processes.ts';

const mark = `test-${process.pid}`;
const forever = 'setInterval(() => undefined, 1000);';

/** Says its id once it runs, and that of the process which it has started in a group of its own. */
const startFamily = async (more = '') => {
  const child = `require('node:child_process').spawn(process.execPath, ['-e', ${JSON.stringify(forever)}], { detached: true, stdio: 'ignore' })`;
  const script = `${more} console.log(process.pid + ' ' + ${child}.pid); ${forever}`;
  // Jest's process.env is a copy, which is not handed on by itself.
  const parent = spawn(process.execPath, ['-e', script], {
    env: process.env,
    stdio: ['ignore', 'pipe', 'ignore'],
  });
  const [said] = await once(parent.stdout, 'data');
  return { parent, pids: String(said).trim().split(' ').map(Number) };
};

const runs = (pid: number) => processStartTime(pid) !== undefined;

beforeAll(() => markChildren(mark));
afterEach(() => endMarked(mark));

test('whatever was started is ended, also what its parent has left alone', async () => {
  const { parent, pids } = await startFamily();
  parent.kill('SIGKILL');
  await once(parent, 'exit');
  expect(await endMarked(mark)).toBe(1);
  expect(pids.filter(runs)).toEqual([]);
});

test('what does not listen is ended all the same', async () => {
  const { parent, pids } = await startFamily("process.on('SIGTERM', () => undefined);");
  const gone = once(parent, 'exit');
  expect(await endMarked(mark)).toBe(2);
  await gone;
  expect(pids.filter(runs)).toEqual([]);
});

test('what carries another mark runs on', async () => {
  const { parent, pids } = await startFamily();
  expect(await endMarked(`${mark}-other`)).toBe(0);
  expect(pids.filter(runs)).toEqual(pids);
  const gone = once(parent, 'exit');
  await endMarked(mark);
  await gone;
});
