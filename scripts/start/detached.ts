import { spawn } from 'node:child_process';
import { openSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { makeStackFolders, repository } from '../stack/folder/folders.ts';
import { developmentStack } from './development-stack.ts';
import type { Report } from './reporter.ts';

/** Starts the product in a session of its own, shows its progress, and returns when it is ready. */
export async function startDetached(): Promise<void> {
  const log = openSync(join(makeStackFolders(developmentStack).logs, 'start.log'), 'a');
  const child = spawn(process.execPath, [resolve(repository, 'scripts/start.ts')], {
    cwd: repository,
    detached: true,
    stdio: ['ignore', log, log, 'ipc'],
  });
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const)
    process.on(signal, () => child.kill('SIGTERM'));
  // Whoever read our progress may have gone; the start goes on.
  process.stdout.on('error', () => undefined);
  const code = await new Promise<number>((done) => {
    child.on('message', (report: Report) => {
      if ('line' in report) console.log(report.line);
      if ('failed' in report) console.error(report.failed);
      if ('ready' in report) {
        console.log(report.ready);
        done(0);
      }
    });
    child.on('exit', (exitCode) => done(exitCode || 1));
  });
  process.exit(code);
}
