import { spawn } from 'node:child_process';
import { createWriteStream } from 'node:fs';
import { join, resolve } from 'node:path';
import { createInterface } from 'node:readline';
import { StartFailure } from '../command-line/start-failure.ts';
import { repository, type StackFolders } from './folder/folders.ts';
import { childEnvironment } from './processes/child-environment.ts';
import { lastWords } from './processes/last-words.ts';

interface BuildOptions {
  folders: StackFolders;
  /** Of these any build will do, however old. */
  keep?: string[];
  log: (line: string) => void;
  signal?: AbortSignal;
}

/** Builds what is stale, in a process of its own: the bundler's memory goes when it is done. */
export async function buildFrontends({ folders, keep = [], log, signal }: BuildOptions): Promise<void> {
  const logPath = join(folders.logs, 'build.log');
  const file = createWriteStream(logPath);
  const args = keep.length > 0 ? ['--keep', keep.join(',')] : [];
  const child = spawn(process.execPath, [resolve(repository, 'frontends/build.ts'), ...args], {
    cwd: repository,
    env: childEnvironment(),
    stdio: ['ignore', 'pipe', 'pipe'],
    signal,
  });
  createInterface(child.stdout).on('line', (line) => {
    file.write(`${line}\n`);
    log(line);
  });
  child.stderr.pipe(file, { end: false });
  const code = await new Promise<number | null>((done) => {
    child.once('error', () => done(null));
    child.once('close', done);
  });
  await new Promise<void>((done) => file.end(done));
  if (code !== 0) {
    throw new StartFailure(`The frontends could not be built: ${lastWords(logPath)} (log: ${logPath})`);
  }
}
