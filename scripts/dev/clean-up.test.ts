import { type ChildProcess, spawn } from 'node:child_process';
import { once } from 'node:events';
import { existsSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { pathToFileURL } from 'node:url';
import { makeStackFolders } from '../stack/folder/folders.ts';
import { writePidFile } from '../stack/folder/pid-files.ts';
import { processStartTime } from '../stack/folder/process-identity.ts';

const stack = `clean-up-${process.pid}`;
const folders = makeStackFolders(stack);
const source = join(folders.root, 'page.ts');
const moduleAt = (path: string) => JSON.stringify(pathToFileURL(join(import.meta.dirname, path)).href);

/** Holds the folder, edits a file, runs a server, says its id, and waits. */
const development = `import { spawn } from 'node:child_process';
import { holdFolder } from ${moduleAt('../stack/folder/hold-folder.ts')};
import { writePidFile } from ${moduleAt('../stack/folder/pid-files.ts')};
import { cleanUpWhenKilled } from ${moduleAt('clean-up-when-killed.ts')};
import { EditedFile } from ${moduleAt('measure/edited-file.ts')};
const { folders, release } = await holdFolder('${stack}', () => undefined);
cleanUpWhenKilled('${stack}');
const server = spawn('sleep', ['600'], { detached: true, stdio: 'ignore' });
server.unref();
writePidFile(folders.run, 'server', server.pid, 'SIGTERM');
new EditedFile({ path: ${JSON.stringify(source)}, find: 'all', replaced: 'all 4711' }, folders.root);
process.on('SIGTERM', () => {
  release();
  process.exit();
});
setInterval(() => undefined, 60_000);
console.log(server.pid);
`;

let running: ChildProcess;
let since: ChildProcess | undefined;
let server: number;
beforeEach(async () => {
  writeFileSync(source, 'all');
  running = spawn(process.execPath, ['--input-type=module-typescript', '--eval', development], {
    stdio: ['ignore', 'pipe', 'inherit'],
  });
  const [said] = await once(running.stdout as NodeJS.ReadableStream, 'data');
  server = Number(said);
  expect(readFileSync(source, 'utf8')).toBe('all 4711');
});
afterEach(() => {
  running.kill('SIGKILL');
  since?.kill('SIGKILL');
  if (processStartTime(server)) process.kill(server, 'SIGKILL');
});
afterAll(() => rmSync(folders.root, { recursive: true, force: true }));

test('of one that is killed nothing is left running, and what it edited is put back', async () => {
  running.kill('SIGKILL');
  while (processStartTime(server)) await sleep(10);
  while (existsSync(join(folders.run, 'start.pid'))) await sleep(10);
  expect(readFileSync(source, 'utf8')).toBe('all');
});

test('one that was started since keeps what it runs', async () => {
  since = spawn('sleep', ['600'], { stdio: 'ignore' });
  writePidFile(folders.run, 'start', since.pid as number, 'SIGTERM');
  const cleaning = spawn(process.execPath, [
    join(import.meta.dirname, 'clean-up.ts'),
    ...[stack, String(running.pid)],
  ]);
  cleaning.stdin.end();
  await once(cleaning, 'exit');
  expect(processStartTime(server)).toBeDefined();
  expect(readFileSync(source, 'utf8')).toBe('all 4711');
});
